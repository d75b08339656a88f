import { ScrollProgress, VisuallyHidden } from "@pallu/ui";
import type { ReactElement } from "react";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { BestSellersSection } from "./BestSellersSection.tsx";
import { CollectionSection } from "../../sections/home/CollectionSection.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { NewProductsSection } from "./NewProductsSection.tsx";
import { NewsletterSection } from "../../sections/home/NewsletterSection.tsx";
import { PartnersSection } from "./PartnersSection.tsx";
import { VariantCarousel } from "../../sections/home/VariantCarousel.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "",
  description: "Handwoven sarees, kurtis and furnishings, each named after the town it comes from.",
};

const Promises = serverIsland("Promises", () => import("./Home.island.tsx"));
const Promos = serverIsland("Promos", () => import("./Home.island.tsx"));
const Stories = serverIsland("Stories", () => import("./Home.island.tsx"));
const Why = serverIsland("Why", () => import("./Home.island.tsx"));

/** The home page: twelve sections in the specified order, with others between them (HOME-02). */
const HomePage = (): ReactElement => (
  <>
    <ScrollProgress />
    <VisuallyHidden as="h1">
      Pallu, sarees, women&rsquo;s clothing and things for the home
    </VisuallyHidden>
    <HomeHero />
    <Promises />
    <VariantCarousel flag="isNewArrival" title="New Arrival" continues />
    <NewProductsSection />
    <Why />
    <VariantCarousel flag="isTrending" title="Trending" />
    <BestSellersSection />
    <Promos />
    <CollectionSection />
    <PartnersSection />
    <Stories />
    <NewsletterSection />
  </>
);

export default HomePage;
