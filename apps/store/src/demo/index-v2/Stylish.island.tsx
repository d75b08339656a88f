import { ProductShowcase, Picture, ProductGrid, SectionHeader } from "@pallu/ui";
import { HeroSlide, PromoBlock, SampleNewsletterBox } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { furniture } from "@pallu/demo/content/furniture.ts";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { samplePicture } from "@pallu/demo/content/samplePicture.ts";
import { stylish } from "@pallu/demo/content/stylish.ts";
import { templateNewsletter } from "@pallu/demo/content/templates.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { SampleCard } from "../templates/SampleCard.tsx";
import * as styles from "./Stylish.island.css.ts";

const promoSizes = "(min-width: 1024px) 24vw, (min-width: 640px) 42vw, 92vw";

const Promos = (): ReactElement => (
  <PageSection>
    <div className={styles.promos}>
      <PromoBlock
        {...stylish.promos.sofa}
        picture={
          <Picture src={furniture.sofa.image} {...samplePicture} alt="" sizes={promoSizes} />
        }
      />
      <div className={styles.lower}>
        <PromoBlock
          {...stylish.promos.vase}
          surface="brand"
          layout="start"
          picture={
            <Picture src={furniture.vase.image} {...samplePicture} alt="" sizes={promoSizes} />
          }
        />
      </div>
    </div>
  </PageSection>
);

/** Hero, popular products, two offers and latest products (TPL-03 to TPL-07). */
export const StylishGoods = (): ReactElement => (
  <>
    <HeroSlide
      {...stylish.hero}
      headingLevel={1}
      picture={
        <WidePicture
          picture={widePictures["portfolio-1"]}
          sizes="(min-width: 1280px) 58vw, (min-width: 768px) 60vw, 100vw"
          priority
        />
      }
    />
    <PageSection labelledBy="popular">
      <div className={styles.popular}>
        <SectionHeader
          headingId="popular"
          title={stylish.popular.title}
          text={stylish.popular.text}
        />
        <ProductShowcase label={stylish.popular.title} layout="three">
          {stylish.popular.goods.map((name) => (
            <SampleCard key={name} name={name} eager sizes="(min-width: 640px) 30vw, 84vw" />
          ))}
        </ProductShowcase>
      </div>
    </PageSection>
    <Promos />
    <PageSection labelledBy="new-arrival">
      <SectionHeader headingId="new-arrival" title={stylish.arrivals.title} />
      <ProductGrid label={stylish.arrivals.title} columns="four">
        {stylish.arrivals.goods.map((name) => (
          <SampleCard key={name} name={name} />
        ))}
      </ProductGrid>
    </PageSection>
  </>
);

/** A newsletter form without an API call (TPL-02, TPL-10). */
export const StylishLetter = (): ReactElement => (
  <PageSection surface="sunken" width="text">
    <SampleNewsletterBox {...templateNewsletter} title="Be told first" />
  </PageSection>
);
