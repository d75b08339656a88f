import { Carousel, Picture } from "@pallu/ui";
import { luxury as theme } from "@pallu/ui/themes/luxury";
import { Fragment } from "react";
import type { ReactElement } from "react";
import { homeCategories } from "@pallu/demo/content/furniture.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { luxury } from "@pallu/demo/content/luxury.ts";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { TemplateLayout } from "../templates/TemplateLayout.tsx";
import { Chapter, ChapterHead } from "./Chapter.tsx";
import * as styles from "./LuxuryPage.css.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Luxury",
  description: "Gold thread, counted by hand: the catalogue in five chapters.",
  hasOwnFrame: true,
};

const Hero = serverIsland("LuxuryHero", () => import("./Luxury.island.tsx"));
const Reason = serverIsland("LuxuryReason", () => import("./Luxury.island.tsx"));

/** Interval of the category carousel in ms (BIZ-24, BIZ-25). */
const CATEGORY_MS = 5000;
const numbers = ["I", "II", "III", "IV", "V"];

const Categories = (): ReactElement => (
  <PageSection>
    <ChapterHead {...luxury.categories} />
    <Carousel label={luxury.categories.title} layout="categories" loop autoplayMs={CATEGORY_MS}>
      {homeCategories.map(({ label, image }) => (
        <a key={label} href="/product-category" className={styles.plaque}>
          <span className={styles.cut}>
            <Picture
              src={image}
              {...samplePicture}
              alt=""
              sizes="(min-width: 991px) 30vw, (min-width: 768px) 46vw, 84vw"
            />
          </span>
          <span>{label}</span>
        </a>
      ))}
    </Carousel>
  </PageSection>
);

/** The Luxury home: five chapters of one list with four text blocks between them (TPL-17 to TPL-28). */
const LuxuryPage = (): ReactElement => (
  <TemplateLayout theme={theme.name}>
    <Hero />
    <Categories />
    {luxury.chapters.map((chapter, index) => (
      <Fragment key={chapter.title}>
        <Chapter {...chapter} number={numbers[index]} climbing={index % 2 === 1} />
        {luxury.reasons[index] && (
          <Reason key={luxury.reasons[index].title} of={luxury.reasons[index].title} />
        )}
      </Fragment>
    ))}
  </TemplateLayout>
);

export default LuxuryPage;
