import {
  Container,
  Grid,
  HangerIcon,
  HeadsetIcon,
  Heading,
  LeafIcon,
  NeedleIcon,
  SectionHeader,
  ShieldIcon,
  Text,
  UndoIcon,
} from "@pallu/ui";
import { BrandLogo, WhyChoose } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import {
  aboutWhy,
  partnersHeading,
  partnersText,
  steps,
  story,
} from "@pallu/demo/content/about.ts";
import { partners } from "@pallu/demo/content/partners.ts";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import * as styles from "./AboutPage.css.ts";

const icons = {
  needle: NeedleIcon,
  leaf: LeafIcon,
  shield: ShieldIcon,
  hanger: HangerIcon,
  undo: UndoIcon,
  headset: HeadsetIcon,
} as const;

const Story = (): ReactElement => (
  <Container>
    <div className={styles.opening}>
      <p className={styles.lead}>{story.lead}</p>
      <WidePicture
        picture={widePictures["about-1"]}
        alt={widePictures["about-1"].alt}
        eager
        sizes="(min-width: 1024px) 40vw, 92vw"
      />
    </div>
    <div className={styles.story}>
      <WidePicture
        picture={widePictures["about-2"]}
        alt={widePictures["about-2"].alt}
        sizes="(min-width: 1024px) 40vw, 92vw"
      />
      <div className={styles.words}>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </Container>
);

const Steps = (): ReactElement => (
  <PageSection labelledBy="steps">
    <SectionHeader headingId="steps" title={steps.title} />
    <ol role="list" className={styles.steps}>
      {steps.list.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <Heading level={3} size="h3">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </li>
      ))}
    </ol>
  </PageSection>
);

const Why = (): ReactElement => (
  <PageSection surface="sunken" labelledBy="about-why">
    <WhyChoose
      headingId="about-why"
      title={aboutWhy.title}
      intro={aboutWhy.intro}
      items={aboutWhy.entries.map(({ icon, title, text }) => {
        const Icon = icons[icon];
        return { title, text, icon: <Icon size={24} /> };
      })}
    />
  </PageSection>
);

const Partners = (): ReactElement => (
  <PageSection labelledBy="trusted">
    <SectionHeader headingId="trusted" title={partnersHeading} text={partnersText} />
    <Grid as="ul" columns={{ base: 2, md: 4 }} gap="s16">
      {partners.map((partner) => (
        <li key={partner.name} className={styles.partner}>
          <BrandLogo {...partner} />
        </li>
      ))}
    </Grid>
  </PageSection>
);

export const AboutStory = (): ReactElement => (
  <>
    <Story />
    <Steps />
    <Why />
    <Partners />
  </>
);
