import { ScrollProgress, VisuallyHidden } from "@pallu/ui";
import type { ReactElement } from "react";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { BestSellersSection } from "./BestSellersSection.tsx";
import { CollectionSection } from "./CollectionSection.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { NewProductsSection } from "./NewProductsSection.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";
import { PartnersSection } from "./PartnersSection.tsx";
import { VariantCarousel } from "./VariantCarousel.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "",
  description: "Handwoven sarees, kurtis and furnishings, each named after the town it comes from.",
};

const part = (name: "Promises" | "Promos" | "Stories" | "Why") =>
  serverIsland(name, async () => ({ default: (await import("./Home.island.tsx"))[name] }));

const Promises = part("Promises");
const Promos = part("Promos");
const Stories = part("Stories");
const Why = part("Why");

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
