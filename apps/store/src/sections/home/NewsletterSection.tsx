import { filterNewsletterEmail } from "@pallu/contract";
import { Heading, HeartFilledIcon, Inline, NewsletterForm, Stack, Text } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { newsletterMessages, subscribe } from "../../features/newsletter/newsletter.data.ts";
import type {
  PostedSubscription,
  Subscription,
} from "../../features/newsletter/newsletter.data.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import { usePosted } from "../../platform/data/firstView.ts";
import { HomeSection } from "./HomeSection.tsx";

/** Duration of the result in ms (NWS-03). */
const RESULT_MS = 3000;

const thanks = "Thank You!";

/** The result of a form that the browser posted, in the document. */
const PostedResult = ({ message }: { message: string }): ReactElement => (
  <Stack gap="s4">
    <Inline gap="s8">
      <HeartFilledIcon size={20} />
      <Heading level={3} size="h4">
        {thanks}
      </Heading>
    </Inline>
    <Text>{message}</Text>
  </Stack>
);

/** Returns the result of a form that the browser posted, null without one. */
const usePostedResult = (posted: PostedSubscription | undefined): string | null => {
  const { search } = useLocation();
  if (posted) return posted.message;
  return new URLSearchParams(search).has("subscribed") ? newsletterMessages.success : null;
};

/** The newsletter form. Its popup says 'Thank You!' with a heart for any outcome (NWS-01 to NWS-14). */
export const NewsletterSection = ({
  title = "A letter from the loom",
  text = "New weaves, old techniques and the occasional offer. Twice a month, no more.",
}: {
  title?: string;
  /** Text below the title, null for none. */
  text?: string | null;
}): ReactElement => {
  const posted = usePosted<PostedSubscription>();
  const postedResult = usePostedResult(posted);
  const [hasSent, setHasSent] = useState(false);
  const [value, setEmail] = useState(posted?.email ?? "");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Subscription | null>(null);
  usePreloadPopup();

  const onSubmit = async (typed: string): Promise<void> => {
    const email = filterNewsletterEmail(typed);
    if (email === "" || busy) return;
    setEmail(email);
    setBusy(true);
    setHasSent(true);
    const outcome = await subscribe(email);
    setBusy(false);
    if (outcome.subscribed) setEmail("");
    setResult(outcome);
  };

  return (
    <HomeSection surface="sunken" endsPage labelledBy="newsletter" estimatedHeight={[210, 100]}>
      <NewsletterForm
        headingId="newsletter"
        title={title}
        text={text ?? undefined}
        label="Email"
        placeholder="Your email address"
        href="/#newsletter"
        value={value}
        busy={busy}
        filter={filterNewsletterEmail}
        onChange={setEmail}
        onSubmit={(typed) => void onSubmit(typed)}
      >
        {postedResult !== null && !hasSent && <PostedResult message={postedResult} />}
      </NewsletterForm>
      {result && (
        <ResultPopup
          title={thanks}
          mark={<HeartFilledIcon size={32} />}
          tone={result.subscribed ? "success" : "info"}
          body={result.message}
          closeText="Close"
          closeAfterMs={RESULT_MS}
          onOpenChange={() => setResult(null)}
        />
      )}
    </HomeSection>
  );
};
