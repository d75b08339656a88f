import { Carousel, SectionHeader } from "@pallu/ui";
import { HeroCarousel, HeroSlide } from "@pallu/ui/sections";
import { collection as theme } from "@pallu/ui/themes/collection";
import type { ReactElement } from "react";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { portfolio } from "@pallu/demo/content/portfolio.ts";
import { collection } from "@pallu/demo/content/collection.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { AfterHydration } from "../../platform/delivery/AfterHydration.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { WorkCard } from "../portfolio/WorkCard.tsx";
import { TemplateLayout } from "../templates/TemplateLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Collection",
  description: "A lookbook of furniture: three spreads, six pieces, five rooms.",
  hasOwnFrame: true,
};

const Book = serverIsland("CollectionBook", () => import("./Collection.island.tsx"));
const Index = serverIsland("CollectionIndex", () => import("./Collection.island.tsx"));

/** Interval and duration of a move of the banner in ms, once someone has started it (BIZ-31). */
const AUTOPLAY_MS = 8000;
const MOVE_MS = 2000;

/** The Collection home: three slides, six products, five rooms and an index (TPL-11, TPL-12, PORT-26). */
const CollectionPage = (): ReactElement => (
  <TemplateLayout theme={theme.name}>
    <HeroCarousel label="The season" autoplayMs={AUTOPLAY_MS} paused moveMs={MOVE_MS}>
      {collection.slides.map(({ picture, ...words }, index) => (
        <HeroSlide
          key={words.kicker}
          {...words}
          headingLevel={index === 0 ? 1 : 2}
          link={collection.link}
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
    <Book />
    <PageSection surface="sunken">
      <Carousel
        label={collection.portfolio.title}
        layout="stories"
        loop
        header={
          <SectionHeader
            title={collection.portfolio.title}
            link={collection.portfolio.link}
            flush
          />
        }
      >
        {portfolio.slice(0, collection.portfolio.count).map((item) => (
          <WorkCard key={item.id} item={item} href={`/portfolio-details-v2/${item.id}`} />
        ))}
      </Carousel>
    </PageSection>
    <Index />
  </TemplateLayout>
);

export default CollectionPage;
