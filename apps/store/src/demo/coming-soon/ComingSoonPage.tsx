import { Button, Countdown, Grid, Heading, Stack, Text, TextField } from "@pallu/ui";
import { ComingSoonHero } from "@pallu/ui/sections";
import { useState } from "react";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { comingSoonAt, comingSoonTexts as texts } from "@pallu/demo/content/comingSoon.ts";
import { useSecondsLeft } from "./useSecondsLeft.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Coming soon",
  description: "Something new is on the loom.",
};

const localMidnight = (): Date => new Date(comingSoonAt.year, comingSoonAt.month, comingSoonAt.day);

const Timer = (): ReactElement => {
  const [endsAt] = useState(localMidnight);
  return <Countdown label={texts.timer} secondsLeft={useSecondsLeft(endsAt)} />;
};

/** A field without behaviour. It is in no form, so that nothing validates or submits it (INFO-33 to INFO-35). */
const SubscribeBox = (): ReactElement => (
  <Grid columns={{ base: 1, lg: 2 }}>
    <Stack gap="s8">
      <Heading level={2}>{texts.subscribeTitle}</Heading>
      <Text id="coming-soon-note" tone="muted">
        {texts.note}
      </Text>
    </Stack>
    <Stack gap="s16" align="stretch">
      <TextField label={texts.email} type="email" name="email" autoComplete="email" dir="ltr" />
      <Button size="large" variant="secondary" aria-describedby="coming-soon-note">
        {texts.subscribe}
      </Button>
    </Stack>
  </Grid>
);

const ComingSoonPage = (): ReactElement => (
  <>
    <ComingSoonHero
      title={texts.title}
      text={
        <>
          <span>{texts.before}</span>
          <time dateTime={texts.dateTime}>{texts.date}</time>
          <span>{texts.after}</span>
        </>
      }
      timer={<Timer />}
    />
    <PageSection>
      <SubscribeBox />
    </PageSection>
  </>
);

export default ComingSoonPage;
