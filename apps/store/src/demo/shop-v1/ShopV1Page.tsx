import { ProductGrid, SectionHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { shops } from "@pallu/demo/content/shops.ts";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { useShownProducts } from "../../features/catalogue/catalogue.data.ts";
import { cardDataOfListedProduct } from "../../features/catalogue/listedProduct.rules.ts";
import { useIsLarge } from "../../platform/data/firstView.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { LoadingCards } from "../../sections/cards/LoadingCards.tsx";
import { ProductStates } from "../../sections/cards/ProductStates.tsx";
import { ShopCard } from "../../sections/cards/ShopCard.tsx";
import { shopV1View } from "./shopV1.firstView.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "The whole shop",
  description: "Every product of the shop, and the houses it comes from.",
};

const BrandCards = serverIsland("BrandCards", () => import("./BrandCards.island.tsx"));

/** Number of cards in the widest first row. */
const FIRST_ROW = 4;

const Products = (): ReactElement => {
  const {
    shown: cards,
    isWhole,
    error,
  } = useShownProducts(
    shopV1View,
    (view) => view,
    (items) => items.map(cardDataOfListedProduct),
  );
  return (
    <ProductStates error={error} isLoaded={isWhole} loading={<LoadingCards />}>
      {cards && (
        <ProductGrid label="Products">
          {cards.map((card, index) => (
            <ShopCard key={card.key} facts={card} surface="list" eager={index < FIRST_ROW} />
          ))}
        </ProductGrid>
      )}
    </ProductStates>
  );
};

const ShopV1Page = (): ReactElement => (
  <>
    <PageTop title={shops.live.title} text={shops.live.text} crumb="Shop" />
    <BrandCards />
    <PageSection size="small" labelledBy="products">
      <SectionHeader
        headingId="products"
        title="Products"
        {...(useIsLarge() && { link: { label: "See all products", href: "/allproducts" } })}
      />
      <Products />
    </PageSection>
  </>
);

export default ShopV1Page;
