import type { ProductResponse } from "@pallu/contract";
import { BuyBox, ColourSwatches, MakingTime, Price, ProductLayout } from "@pallu/ui";
import { startTransition, useOptimistic } from "react";
import type { ReactElement } from "react";
import { cardDataOfVariant, productHref } from "../../features/catalogue/productCard.rules.ts";
import { colourChoicesOf, specificationsOf } from "../../features/catalogue/product.rules.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { RetryButton } from "../../platform/ui/Retry.tsx";
import { Gallery } from "./Gallery.tsx";
import { makingTimeOf } from "./makingTime.ts";
import { choiceHref } from "./productChoice.ts";
import { ProductTabs } from "./ProductTabs.tsx";
import { Purchase } from "./Purchase.tsx";
import { ShareLinks } from "../../sections/ShareLinks.tsx";
import { useSelectedVariant } from "./useSelectedVariant.ts";

/** Shows a product. Pictures, price, stock and URL follow the selected variant (PDP-03 to PDP-17). */
export const ProductDetails = ({ product }: { product: ProductResponse }): ReactElement => {
  const { formatPrice } = useCurrency();
  const { variant, select } = useSelectedVariant(product);
  // The router changes the URL in a transition. The swatch is current in the frame of the press.
  const [current, setCurrent] = useOptimistic(String(variant?.productVariantId));
  const { name, category, offer, list, savingPercent, key } = cardDataOfVariant(
    variant ?? {},
    product,
  );
  const making = makingTimeOf(product);
  const colours = colourChoicesOf(product.Variants ?? []);
  // An error hides only its section, until another variant is selected.
  const own = (section: ReactElement): ReactElement => (
    <ErrorBoundary resetKey={key} fallback={<RetryButton />}>
      {section}
    </ErrorBoundary>
  );
  return (
    <ProductLayout gallery={own(<Gallery key={key} product={product} variant={variant} />)}>
      <BuyBox
        category={category ?? undefined}
        title={name}
        price={
          <>
            <Price
              size="large"
              offer={formatPrice(offer)}
              list={list === null ? undefined : formatPrice(list)}
              saving={savingPercent > 0 ? `${savingPercent}% off` : undefined}
            />
            {making && <MakingTime {...making} />}
          </>
        }
        swatches={
          colours.length > 0 &&
          own(
            <ColourSwatches
              legend="Colour"
              options={colours.map((colour) => ({ ...colour, href: choiceHref(colour.value) }))}
              value={current}
              onChange={(variantId) =>
                startTransition(() => {
                  setCurrent(variantId);
                  select(variantId);
                })
              }
            />,
          )
        }
        actions={own(
          <Purchase
            key={key}
            name={name}
            price={formatPrice(offer)}
            variant={variant}
            inStock={colours
              .filter(({ soldOut, label, colour }) => !soldOut && label !== colour)
              .map(({ label }) => label)}
          />,
        )}
        description={product.productDescription ?? undefined}
        facts={specificationsOf(product)}
      >
        <ShareLinks name={name} path={productHref(product.productId, variant?.productVariantId)} />
        <ProductTabs />
      </BuyBox>
    </ProductLayout>
  );
};
