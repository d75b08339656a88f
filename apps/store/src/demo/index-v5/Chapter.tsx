import { ProductCardSkeleton, ProductShowcase, ProductGrid } from "@pallu/ui";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { useShownProducts } from "../../features/catalogue/catalogue.data.ts";
import { LoadingCards } from "../../sections/cards/LoadingCards.tsx";
import { ProductStates } from "../../sections/cards/ProductStates.tsx";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";
import { CHAPTER_PRODUCTS, chapterCards, luxuryView } from "./luxury.firstView.ts";
import * as styles from "./LuxuryPage.css.ts";

interface ChapterHeadProps {
  id?: string;
  number?: string;
  title: string;
  text: string;
}

export const ChapterHead = ({ id, number, title, text }: ChapterHeadProps): ReactElement => (
  <div className={styles.head}>
    {number !== undefined && (
      <span aria-hidden className={styles.number}>
        {number}
      </span>
    )}
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <p className={styles.text}>{text}</p>
  </div>
);

interface ChapterProps extends Omit<ChapterHeadProps, "id"> {
  /** Aligns the cards in a row or in steps. */
  climbing?: boolean;
}

const climbingSkeletons = (
  <ProductShowcase layout="steps">
    {Array.from({ length: CHAPTER_PRODUCTS }, (_, place) => (
      <ProductCardSkeleton key={place} />
    ))}
  </ProductShowcase>
);

const Products = ({ title, climbing }: { title: string; climbing: boolean }): ReactElement => {
  const { shown, isWhole, error } = useShownProducts(luxuryView, (view) => view, chapterCards);
  const cards = shown?.map((card) => <ShopCard key={card.key} facts={card} surface="home" />);
  return (
    <ProductStates
      error={error}
      isLoaded={isWhole}
      loading={
        climbing ? (
          <LoadingCards cards={climbingSkeletons} />
        ) : (
          <LoadingCards columns="four" placeholders={CHAPTER_PRODUCTS} />
        )
      }
    >
      {cards &&
        (climbing ? (
          <ProductShowcase label={title} layout="steps">
            {cards}
          </ProductShowcase>
        ) : (
          <ProductGrid label={title} columns="four">
            {cards}
          </ProductGrid>
        ))}
    </ProductStates>
  );
};

/** Shows the first four products of the list in every chapter (TPL-22 to TPL-27). */
export const Chapter = ({ climbing = false, title, ...head }: ChapterProps): ReactElement => {
  const id = title.toLowerCase().replace(" ", "-");
  return (
    <PageSection labelledBy={id}>
      <ChapterHead {...head} id={id} title={title} />
      <Products title={title} climbing={climbing} />
    </PageSection>
  );
};
