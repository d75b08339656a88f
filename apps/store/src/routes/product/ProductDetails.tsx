import type { ProductResponse } from "@pallu/contract";
import { BuyBox, ColourSwatches, MakingTime, OptionLinks, Price, ProductLayout } from "@pallu/ui";
import { startTransition, useOptimistic } from "react";
import type { ReactElement } from "react";
import {
  cardDataOfVariant,
  isNamedOnly,
  productHref,
} from "../../features/catalogue/productCard.rules.ts";
import { specificationsOf } from "../../features/catalogue/product.rules.ts";
import {
  colourChoicesOf,
  optionChoicesOf,
  picturedVariantOf,
  valuesInStock,
} from "./variantChoice.rules.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { RetryButton } from "../../platform/ui/Retry.tsx";
import { Gallery } from "./Gallery.tsx";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { makingTimeOf } from "./makingTime.ts";
import { choiceHref } from "./productChoice.ts";
import { ProductTabs } from "./ProductTabs.tsx";
import { Purchase } from "./Purchase.tsx";
import { ShareLinks } from "../../sections/ShareLinks.tsx";
import { variantOf } from "./product.firstView.ts";
import { useSelectedVariant } from "./useSelectedVariant.ts";

/** Shows a product. Pictures, price, stock and URL follow the selected variant (PDP-03 to PDP-17). */
export const ProductDetails = ({ product }: { product: ProductResponse }): ReactElement => {
  const { formatPrice } = useCurrency();
  const { variant, select } = useSelectedVariant(product);
  // The router changes the URL in a transition. The pressed link is current in the frame of the press.
  const [current, setCurrent] = useOptimistic(String(variant?.productVariantId));
  const onChoose = (variantId: string): void =>
    startTransition(() => {
      setCurrent(variantId);
      select(variantId);
    });
  const { name, category, offer, list, savingPercent, key } = cardDataOfVariant(
    variant ?? {},
    product,
  );
  const making = makingTimeOf(product);
  const variants = product.Variants ?? [];
  const pressed = variantOf(product, current);
  const colours = colourChoicesOf(variants, pressed);
  // A colour without a shade is a word, and so are the others of its product.
  const ColourLinks = variants.some(isNamedOnly) ? OptionLinks : ColourSwatches;
  const sizes = optionChoicesOf(variants, pressed);
  // What to choose instead of a sold-out variant.
  const sizesInStock = valuesInStock(variants, variant);
  const coloursInStock = colours
    .filter(({ soldOut, label, colour }) => !soldOut && label !== colour)
    .map(({ label }) => label);
  const pictured = picturedVariantOf(variants, variant);
  const SizeGuide = useOwn()?.SizeGuide;
  // An error hides only its section, until another variant is selected.
  const own = (section: ReactElement): ReactElement => (
    <ErrorBoundary resetKey={key} fallback={<RetryButton />}>
      {section}
    </ErrorBoundary>
  );
  return (
    <ProductLayout
      gallery={own(
        <Gallery
          key={String(pictured?.productVariantId)}
          product={product}
          variant={variant}
          pictured={pictured}
        />,
      )}
    >
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
          <>
            {colours.length > 0 &&
              own(
                <ColourLinks
                  legend="Colour"
                  options={colours.map((colour) => ({ ...colour, href: choiceHref(colour.value) }))}
                  value={current}
                  onChange={onChoose}
                />,
              )}
            {sizes.length > 0 &&
              own(
                <div>
                  <OptionLinks
                    legend={product.productOptionName || "Size"}
                    options={sizes.map((size) => ({ ...size, href: choiceHref(size.value) }))}
                    value={current}
                    onChange={onChoose}
                  />
                  {SizeGuide && <SizeGuide subCategoryId={product.subCategoryId} />}
                </div>,
              )}
          </>
        }
        actions={own(
          <Purchase
            key={key}
            name={name}
            price={formatPrice(offer)}
            variant={variant}
            inStock={sizesInStock.length > 0 ? sizesInStock : coloursInStock}
          />,
        )}
        description={product.productDescription ?? undefined}
        facts={specificationsOf(product, variant)}
      >
        <ShareLinks name={name} path={productHref(product.productId, variant?.productVariantId)} />
        <ProductTabs />
      </BuyBox>
    </ProductLayout>
  );
};
