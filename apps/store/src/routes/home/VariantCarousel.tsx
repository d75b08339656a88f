import { Carousel, SectionHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { useVariants } from "../../features/catalogue/catalogue.data.ts";
import { factsOfVariant } from "../../features/catalogue/catalogue.view.ts";
import { ShopCard } from "../cards/ShopCard.tsx";
import { flagged } from "./home.logic.ts";
import { HomeSection } from "./HomeSection.tsx";

/** Milliseconds between two moves of a product carousel (BIZ-18). */
const AUTOPLAY_MS = 3000;

interface VariantCarouselProps {
  flag: "isNewArrival" | "isTrending";
  title: string;
}

/** The variants with a flag, in a looping carousel that is its own landmark; empty while there are none (HOME-40 to HOME-42, ERR-19). */
export const VariantCarousel = ({ flag, title }: VariantCarouselProps): ReactElement => {
  const { items = [] } = useVariants();
  const variants = flagged(items, flag);
  const header = (
    <SectionHeader
      title={title}
      flush={variants.length > 0}
      link={{ label: "See All Collection", href: "/allproducts" }}
    />
  );
  return (
    <HomeSection>
      {variants.length === 0 ? (
        header
      ) : (
        <Carousel label={title} layout="products" loop autoplayMs={AUTOPLAY_MS} header={header}>
          {variants.map((variant) => {
            const facts = factsOfVariant(variant, variant.Product ?? {});
            return <ShopCard key={facts.key} facts={facts} surface="home" />;
          })}
        </Carousel>
      )}
    </HomeSection>
  );
};
