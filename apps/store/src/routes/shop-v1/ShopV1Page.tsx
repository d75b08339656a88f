import {
  Button,
  Container,
  ErrorState,
  PageHeader,
  ProductGrid,
  Section,
  SectionHeader,
  Spinner,
} from "@pallu/ui";
import type { ReactElement } from "react";
import { shops } from "../../content/shops.ts";
import { productsErrorMessage, useProducts } from "../../features/catalogue/catalogue.data.ts";
import { factsOfListedProduct } from "../../features/catalogue/catalogue.view.ts";
import { staticPart } from "../../platform/staticPart.tsx";
import { ShopCard } from "../cards/ShopCard.tsx";

const BrandCards = staticPart("brandCards", () => import("./BrandCards.tsx"));

/** Cards of the widest first row. */
const FIRST_ROW = 4;

const Products = (): ReactElement => {
  const { items, error } = useProducts();
  if (items) {
    return (
      <ProductGrid label="Products">
        {items.map((product, index) => {
          const facts = factsOfListedProduct(product);
          return (
            <ShopCard key={facts.key} facts={facts} surface="list" eager={index < FIRST_ROW} />
          );
        })}
      </ProductGrid>
    );
  }
  if (error !== undefined) {
    return (
      <ErrorState
        title="Error loading products"
        message={productsErrorMessage(error)}
        action={<Button onClick={() => window.location.reload()}>Retry</Button>}
      />
    );
  }
  return <Spinner text="Loading products..." />;
};

/** The products of the API under the houses they come from (CAT-18 to CAT-22). */
const ShopV1Page = (): ReactElement => (
  <>
    <Container>
      <PageHeader
        title={shops.live.title}
        text={shops.live.text}
        breadcrumb={{
          label: "Breadcrumb",
          items: [{ label: "Home", href: "/" }, { label: "Shop" }],
        }}
      />
    </Container>
    <BrandCards />
    <Section tight labelledBy="products">
      <Container>
        <SectionHeader id="products" title="Products" />
        <Products />
      </Container>
    </Section>
  </>
);

export default ShopV1Page;
