import { Carousel, ProductCardSkeleton, SectionHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { useAfterHydration } from "../../platform/delivery/hydration.ts";
import { ShopCard } from "../cards/ShopCard.tsx";
import { homeView } from "./home.firstView.ts";
import { HomeSection } from "./HomeSection.tsx";
import { useFlaggedCards } from "../../features/catalogue/useFlaggedCards.ts";

/** Interval of a product carousel in ms (BIZ-18). */
const AUTOPLAY_MS = 3000;

/** Number of cards before hydration: those of the widest screen and one more. */
const FIRST = 5;

/** Few pieces are left of some card in most rows. */
const waiting = Array.from({ length: FIRST }, (_, place) => (
  <ProductCardSkeleton key={place} below="stockNote" />
));

/** `sizes` of the picture of a slide. */
const slideSizes = "(min-width: 1280px) 288px, (min-width: 640px) 46vw, 80vw";

interface VariantCarouselProps {
  flag: "isNewArrival" | "isTrending" | "isBestSeller";
  title: string;
  /** Whether the section before it has the same background. */
  continues?: boolean;
  /** Shows nothing without variants, not even the heading. @default false */
  hidesEmpty?: boolean;
}

/** Shows the variants with a flag in a looping carousel, sold-out ones last, nothing without variants (HOME-40 to HOME-42, ERR-19). */
export const VariantCarousel = ({
  flag,
  title,
  continues,
  hidesEmpty = false,
}: VariantCarouselProps): ReactElement | null => {
  const { cards: flagged, isWaiting } = useFlaggedCards(homeView, flag);
  const cards = flagged.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut));
  const isWhole = useAfterHydration();
  const isEmpty = cards.length === 0 && !isWaiting;
  const header = (
    <SectionHeader
      title={title}
      flush={!isEmpty}
      link={{ label: "See All Collection", href: "/allproducts" }}
    />
  );
  if (isEmpty && hidesEmpty) return null;
  if (isEmpty) return <HomeSection continues={continues}>{header}</HomeSection>;
  return (
    <HomeSection continues={continues} estimatedHeight={[600, 535]}>
      <div aria-busy={isWaiting || undefined}>
        <Carousel
          label={title}
          layout="products"
          header={header}
          {...(!isWaiting && { loop: true, autoplayMs: AUTOPLAY_MS })}
        >
          {isWaiting
            ? waiting
            : cards
                .slice(0, isWhole ? undefined : FIRST)
                .map((card) => (
                  <ShopCard key={card.key} facts={card} surface="home" sizes={slideSizes} />
                ))}
        </Carousel>
      </div>
    </HomeSection>
  );
};
