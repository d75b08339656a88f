import { VisuallyHidden } from "@pallu/ui";
import type { ReactElement } from "react";
import { staticPart } from "../../platform/staticPart.tsx";
import { BestSellersSection } from "./BestSellersSection.tsx";
import { CollectionSection } from "./CollectionSection.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { NewProductsSection } from "./NewProductsSection.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";
import { PartnersSection } from "./PartnersSection.tsx";
import { VariantCarousel } from "./VariantCarousel.tsx";

const load = () => import("./HomeStatic.tsx");
const served = import.meta.env.SSR ? await load() : null;

const Promises = staticPart("promises", served?.Promises, async () => ({
  default: (await load()).Promises,
}));
const Why = staticPart("why", served?.WhySection, async () => ({
  default: (await load()).WhySection,
}));
const Promos = staticPart("promos", served?.PromosSection, async () => ({
  default: (await load()).PromosSection,
}));
const Stories = staticPart("stories", served?.Stories, async () => ({
  default: (await load()).Stories,
}));

/** The home page: its twelve sections in the specification's order, others between them (HOME-02). */
const HomePage = (): ReactElement => (
  <>
    <VisuallyHidden>
      <h1>Pallu, sarees, women&rsquo;s clothing and things for the home</h1>
    </VisuallyHidden>
    <HomeHero />
    <Promises />
    <VariantCarousel flag="isNewArrival" title="New Arrival" />
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
