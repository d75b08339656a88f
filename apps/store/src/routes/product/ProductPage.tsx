import {
  Breadcrumb,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Inline,
  ProductLayout,
  Skeleton,
  Stack,
  VisuallyHidden,
} from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { productsErrorMessage, useProducts } from "../../features/catalogue/catalogue.data.ts";
import { useRelatedProducts } from "../../features/catalogue/product.data.ts";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { useFirstView } from "../../platform/data/firstView.ts";
import { RetryButton } from "../../platform/ui/Retry.tsx";
import { useRouteParams } from "../../platform/routing/routeParams.ts";
import { ProductDetails } from "./ProductDetails.tsx";
import { findProduct, productView } from "./product.firstView.ts";
import * as styles from "./ProductPage.css.ts";
import { RelatedProducts } from "./RelatedProducts.tsx";
import { UnrolledSaree } from "./UnrolledSaree.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";
import { productMeta, productReads } from "./productMeta.ts";

export const meta: PageMeta = {
  title: null,
  description: "Cloth and things for the home, one piece at a time.",
  reads: productReads,
  resolve: productMeta,
};

const allProducts = <ButtonLink href="/allproducts">See all products</ButtonLink>;

/** As high as a screen: what is below a product moves out of sight when it comes. */
const Loading = (): ReactElement => (
  <div aria-busy className={styles.loading}>
    <VisuallyHidden as="h1">Loading product</VisuallyHidden>
    <ProductLayout gallery={<Skeleton shape="picture" />}>
      <Stack gap="s20">
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton shape="control" />
        <Skeleton lines={4} />
      </Stack>
    </ProductLayout>
  </div>
);

const Failed = ({ error }: { error: unknown }): ReactElement => (
  <ErrorState
    headingLevel={1}
    title="Error loading products"
    message={productsErrorMessage(error)}
    action={
      <Inline>
        <RetryButton />
        <ButtonLink variant="secondary" href="/allproducts">
          See all products
        </ButtonLink>
      </Inline>
    }
  />
);

const NotHere = (): ReactElement => (
  <EmptyState headingLevel={1} title="This product is not here" action={allProducts}>
    It may have been sold for good, or the address has a slip in it.
  </EmptyState>
);

const ProductPage = (): ReactElement => {
  const { id } = useRouteParams();
  const { items, error: listError } = useProducts();
  const { view, whole, error = listError } = useFirstView(productView(id), items);
  const product = whole ? findProduct(whole, id) : view?.product;
  // Other hosts may send other types.
  const name = typeof product?.productName === "string" && product.productName;
  const isLoading = !product && error === undefined && !whole && !view;
  useRelatedProducts(product?.productId);

  const content = (): ReactNode => {
    if (isLoading) return <Loading />;
    if (product)
      return (
        <ErrorBoundary resetKey={id ?? ""} fallback={<Failed error={null} />}>
          <ProductDetails key={String(product.productId)} product={product} />
        </ErrorBoundary>
      );
    return error === undefined ? <NotHere /> : <Failed error={error} />;
  };

  return (
    <>
      <Container>
        <div className={styles.breadcrumb}>
          <Breadcrumb
            label="Breadcrumb"
            items={[
              { label: "Home", href: "/" },
              { label: "Products", href: "/allproducts" },
              ...(name ? [{ label: name }] : []),
            ]}
          />
        </div>
        {content()}
      </Container>
      {product && (
        <ErrorBoundary resetKey={id ?? ""} fallback={null}>
          <UnrolledSaree product={product} />
        </ErrorBoundary>
      )}
      {!isLoading && (
        <PageSection>
          <ErrorBoundary fallback={<RetryButton />}>
            <RelatedProducts productId={product?.productId} />
          </ErrorBoundary>
        </PageSection>
      )}
    </>
  );
};

export default ProductPage;
