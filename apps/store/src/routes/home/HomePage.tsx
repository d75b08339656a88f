import { VisuallyHidden } from "@pallu/ui";
import type { ReactElement } from "react";
import { BestSellersSection } from "./BestSellersSection.tsx";
import { CategoriesSection, ServicesSection } from "./CategoriesSection.tsx";
import { CollectionSection } from "./CollectionSection.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { LatestBlogSection, PartnersSection, TestimonialsSection } from "./StorySections.tsx";
import { NewProductsSection } from "./NewProductsSection.tsx";
import { NewsletterSection } from "./NewsletterSection.tsx";
import { PromosSection } from "./PromosSection.tsx";
import { VariantCarousel } from "./VariantCarousel.tsx";
import { WhySection } from "./WhySection.tsx";

/** The home page: its twelve sections in the specification's order, others between them (HOME-02). */
const HomePage = (): ReactElement => (
  <>
    <VisuallyHidden>
      <h1>Pallu, sarees, women&rsquo;s clothing and things for the home</h1>
    </VisuallyHidden>
    <HomeHero />
    <ServicesSection />
    <CategoriesSection />
    <VariantCarousel flag="isNewArrival" title="New Arrival" />
    <NewProductsSection />
    <WhySection />
    <VariantCarousel flag="isTrending" title="Trending" />
    <BestSellersSection />
    <PromosSection />
    <CollectionSection />
    <PartnersSection />
    <TestimonialsSection />
    <LatestBlogSection />
    <NewsletterSection />
  </>
);

export default HomePage;
