import { filterNewsletterEmail } from "@pallu/contract";
import { HeartFilledIcon, NewsletterForm } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";
import { subscribe } from "../../features/newsletter/newsletter.data.ts";
import type { Subscription } from "../../features/newsletter/newsletter.data.ts";
import { ResultPopup, usePreloadPopup } from "../../features/popup/ResultPopup.tsx";
import { HomeSection } from "./HomeSection.tsx";

/** Duration of the result in ms (NWS-03). */
const RESULT_MS = 3000;

/** The newsletter form. Its popup says 'Thank You!' with a heart for any outcome (NWS-01 to NWS-14). */
export const NewsletterSection = (): ReactElement => {
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Subscription | null>(null);
  usePreloadPopup();

  const onSubmit = async (): Promise<void> => {
    if (email === "" || busy) return;
    setBusy(true);
    const outcome = await subscribe(email);
    setBusy(false);
    if (outcome.subscribed) setEmail("");
    setResult(outcome);
  };

  return (
    <HomeSection surface="sunken" labelledBy="newsletter" estimatedHeight={[210, 100]}>
      <NewsletterForm
        headingId="newsletter"
        title="A letter from the loom"
        text="New weaves, old techniques and the occasional offer. Twice a month, no more."
        label="Email"
        placeholder="Your email address"
        value={email}
        busy={busy}
        onChange={(typed) => setEmail(filterNewsletterEmail(typed))}
        onSubmit={() => void onSubmit()}
      />
      {result && (
        <ResultPopup
          title="Thank You!"
          mark={<HeartFilledIcon size={32} />}
          tone={result.subscribed ? "success" : "info"}
          body={result.message}
          actionLabel="Close"
          closeAfterMs={RESULT_MS}
          onOpenChange={() => setResult(null)}
        />
      )}
    </HomeSection>
  );
};
