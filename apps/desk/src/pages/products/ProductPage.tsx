import { ButtonLink, EmptyState, Skeleton } from "@pallu/ui";
import { useToast } from "@pallu/ui/toast";
import type { ReactElement } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { Page } from "../../frame/Page.tsx";
import { ReadFailure } from "../../platform/Failure.tsx";
import { useSession } from "../../platform/session.tsx";
import { useRead, useRefresh } from "../../platform/useRead.ts";
import { copyOf, emptyForm, formOf } from "./productForm.rules.ts";
import { ProductEditor } from "./ProductEditor.tsx";
import type { Product } from "./products.types.ts";

const back = { href: "/products", label: "Products" };

/** Reads what every form of a product needs. */
const useParts = () => useRead("GET /api/desk/product-form", {});

/** The form of a product that there is. */
export const ProductPage = (): ReactElement => {
  const { productId = "" } = useParams();
  const { shop } = useSession();
  const toast = useToast();
  const refresh = useRefresh();
  const parts = useParts();
  const reading = useRead("GET /api/desk/products/:productId", { params: { productId } });
  const product = reading.data;
  const path = encodeURIComponent(productId);
  if (reading.failure?.status === 404)
    return (
      <Page title="Product not found" back={back}>
        <EmptyState title="There is no such product">
          Its address may be mistyped, or it was never saved.
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title={product?.name ?? "Product"}
      back={back}
      actions={
        <>
          <ButtonLink
            href={`${shop.url}/product-details/${path}`}
            target="_blank"
            rel="noopener"
            variant="secondary"
            size="small"
          >
            As shoppers see it
          </ButtonLink>
          <ButtonLink href={`/products/${path}/copy`} variant="secondary" size="small">
            Duplicate
          </ButtonLink>
        </>
      }
    >
      <ReadFailure what="The product" reading={reading} back={back} />
      <ReadFailure what="The form" reading={parts} />
      {(!product || !parts.data) && !reading.failure && !parts.failure && <Skeleton lines={10} />}
      {product && parts.data && (
        <ProductEditor
          key={product.id}
          name={product.id}
          product={product}
          start={formOf(product)}
          parts={parts.data}
          onGroupAdded={() => void parts.refresh()}
          onSaved={(saved: Product) => {
            reading.show(() => saved);
            toast.show({ text: `${saved.name} is saved`, tone: "success" });
            void refresh("/api/desk/products?");
          }}
        />
      )}
    </Page>
  );
};

/** The form of a new product, empty or as a copy of another one. */
export const NewProductPage = (): ReactElement => {
  const { productId } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const refresh = useRefresh();
  const parts = useParts();
  const reading = useRead(
    "GET /api/desk/products/:productId",
    productId === undefined ? null : { params: { productId } },
  );
  const original = reading.data;
  const isReady = productId === undefined || original !== undefined;
  return (
    <Page title={original ? `Copy of ${original.name}` : "New product"} back={back}>
      {productId !== undefined && <ReadFailure what="The product" reading={reading} back={back} />}
      <ReadFailure what="The form" reading={parts} />
      {(!isReady || !parts.data) && !reading.failure && !parts.failure && <Skeleton lines={10} />}
      {isReady && parts.data && (
        <ProductEditor
          key={productId ?? "new"}
          name={productId === undefined ? "new" : `copy-${productId}`}
          product={undefined}
          start={original ? copyOf(original) : emptyForm(parts.data.facts)}
          parts={parts.data}
          onGroupAdded={() => void parts.refresh()}
          onSaved={(saved) => {
            toast.show({
              text: saved.hidden
                ? `${saved.name} is added, hidden from shoppers`
                : `${saved.name} is in the shop`,
              tone: "success",
            });
            void refresh("/api/desk/products");
            void navigate(`/products/${encodeURIComponent(saved.id)}`, { replace: true });
          }}
        />
      )}
    </Page>
  );
};
