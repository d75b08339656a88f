import { SectionHeader } from "@pallu/ui";
import { BrandStrip, HeroCarousel, HeroSlide } from "@pallu/ui/sections";
import { accessories as theme } from "@pallu/ui/themes/accessories";
import type { ReactElement } from "react";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { pricingPlans } from "@pallu/demo/content/pricing.ts";
import { partners } from "@pallu/demo/content/partners.ts";
import { accessories } from "@pallu/demo/content/accessories.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { AfterHydration } from "../../platform/delivery/AfterHydration.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { Plans } from "../pricing/Plans.tsx";
import { TemplateLayout } from "../templates/TemplateLayout.tsx";
import * as styles from "./AccessoriesPage.css.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Accessories",
  description: "Small things on a soft ground: vases, lamps, mirrors and watches.",
  hasOwnFrame: true,
};

const Goods = serverIsland("AccessoriesGoods", () => import("./AccessoriesGoods.island.tsx"));

/** Interval of the banner in ms (BIZ-29). */
const AUTOPLAY_MS = 4000;

const Banner = (): ReactElement => (
  <div className={styles.banner}>
    <HeroCarousel label={accessories.banner} autoplayMs={AUTOPLAY_MS}>
      {accessories.slides.map(({ picture, ...words }, index) => (
        <HeroSlide
          key={words.kicker}
          {...words}
          headingLevel={index === 0 ? 1 : 2}
          picture={
            <AfterHydration unless={index === 0}>
              <WidePicture
                picture={widePictures[picture]}
                sizes="(min-width: 1280px) 58vw, (min-width: 768px) 60vw, 100vw"
                priority={index === 0}
              />
            </AfterHydration>
          }
        />
      ))}
    </HeroCarousel>
  </div>
);

/** Number of plans on this page (INFO-44). */
const shownPlans = 4;

/** The Accessories home: round shapes (TPL-13 to TPL-15, HOME-60, BIZ-32, INFO-44). */
const AccessoriesPage = (): ReactElement => (
  <TemplateLayout theme={theme.name}>
    <Banner />
    <Goods />
    <PageSection>
      <BrandStrip
        label={accessories.brands.title}
        layout="brands"
        header={
          <SectionHeader title={accessories.brands.title} text={accessories.brands.text} flush />
        }
        items={partners}
      />
    </PageSection>
    <PageSection surface="sunken" labelledBy="plans">
      <SectionHeader
        headingId="plans"
        title={accessories.plans.title}
        text={accessories.plans.text}
      />
      <Plans
        plans={pricingPlans.slice(0, shownPlans)}
        columns={{ base: 1, md: 2, xl: 4 }}
        level={3}
      />
    </PageSection>
  </TemplateLayout>
);

export default AccessoriesPage;
