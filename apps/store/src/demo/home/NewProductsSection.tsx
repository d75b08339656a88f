import {
  ButtonLink,
  Inline,
  ProductCardSkeleton,
  ProductGrid,
  SectionHeader,
  StarRating,
} from "@pallu/ui";
import type { ReactElement } from "react";
import { useShownProducts } from "../../features/catalogue/catalogue.data.ts";
import { LoadingCards } from "../../sections/cards/LoadingCards.tsx";
import { ProductStates } from "../../sections/cards/ProductStates.tsx";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";
import { homeView, newProductCards, newProductsRange } from "../../sections/home/home.firstView.ts";
import { HomeSection } from "../../sections/home/HomeSection.tsx";

/** Every card shows the same four-star rating and text (HOME-34, HOME-35). */
const rating = { value: 4, text: "( 1,230 )" } as const;

const NEW_PRODUCTS = newProductsRange.last - newProductsRange.first + 1;

const skeletons = Array.from({ length: NEW_PRODUCTS }, (_, place) => (
  <ProductCardSkeleton key={place} below="rating" />
));

const Grid = (): ReactElement => {
  const {
    shown: cards,
    isWhole,
    error,
  } = useShownProducts(homeView, (view) => view.newProducts, newProductCards);
  return (
    <ProductStates
      error={error}
      isLoaded={isWhole}
      loading={<LoadingCards cards={<ProductGrid columns="four">{skeletons}</ProductGrid>} />}
    >
      {cards && (
        <ProductGrid label="New Products" columns="four">
          {cards.map((card) => (
            <ShopCard
              key={card.key}
              facts={card}
              surface="home"
              quickViewLabel="Quick Preview"
              rating={<StarRating value={rating.value} reviewsText={rating.text} />}
            />
          ))}
        </ProductGrid>
      )}
    </ProductStates>
  );
};

/**
 * Shows four products from positions 3 to 6 of the list, with loading and error states (HOME-11 to HOME-15, HOME-32 to
 * HOME-39).
 */
export const NewProductsSection = (): ReactElement => (
  <HomeSection continues labelledBy="new-products" estimatedHeight={[865, 635]}>
    <SectionHeader headingId="new-products" title="New Products" />
    <Grid />
    <Inline justify="center">
      <ButtonLink href="/shop-v1" variant="secondary">
        See all Product
      </ButtonLink>
    </Inline>
  </HomeSection>
);
