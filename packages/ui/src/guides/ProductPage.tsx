"use client";
import {
  Breadcrumb,
  BuyActions,
  BuyBox,
  Button,
  ColourSwatches,
  Container,
  Notice,
  Picture,
  Price,
  ProductGallery,
  ProductLayout,
  QuantityStepper,
  Section,
  Stack,
  Tabs,
} from "@pallu/ui";
import { useState, type ReactElement } from "react";

// #region data
export interface Variant {
  readonly id: string;
  readonly colour: string;
  /** The colour as a CSS value. */
  readonly css: string;
  readonly stock: number;
  readonly pictures: readonly { readonly view: string; readonly src: string }[];
}

export interface Product {
  readonly name: string;
  readonly price: number;
  readonly listPrice: number;
  readonly description: string;
  readonly care: string;
  readonly material: string;
  readonly variants: readonly [Variant, ...Variant[]];
}

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});
// #endregion

// #region gallery
interface VariantProps {
  product: Product;
  variant: Variant;
}

const Gallery = ({ product, variant }: VariantProps): ReactElement => (
  <ProductGallery
    key={variant.id}
    label={`Pictures of ${product.name}`}
    items={variant.pictures.map(({ view, src }, index) => ({
      id: view,
      label: view,
      href: `?variant=${variant.id}&picture=${index + 1}`,
      picture: (
        <Picture
          src={src}
          alt={`${product.name}, ${variant.colour}, ${view}`}
          width={720}
          height={900}
          priority={index === 0}
        />
      ),
      thumbnail: <Picture src={src} alt="" width={72} height={90} />,
    }))}
  />
);
// #endregion

// #region purchase
interface PurchaseProps {
  /** Rupees. */
  price: number;
  variant: Variant;
  onAdd: (quantity: number) => void;
}

const Purchase = ({ price, variant, onAdd }: PurchaseProps): ReactElement => {
  const [quantity, setQuantity] = useState(1);
  const [status, setStatus] = useState("");
  if (variant.stock === 0) return <Button disabled>Out of Stock</Button>;
  return (
    <BuyActions
      price={rupees.format(price)}
      quantity={
        <QuantityStepper
          label="Quantity"
          min={1}
          max={variant.stock}
          value={quantity}
          status={status}
          onChange={(next) => {
            setQuantity(next);
            setStatus("");
          }}
          onRefuse={() => setStatus(`Only ${variant.stock} items available in stock`)}
        />
      }
    >
      <Button disabled={quantity === 0} onClick={() => onAdd(quantity)}>
        Add to Cart
      </Button>
    </BuyActions>
  );
};
// #endregion

// #region page
interface ProductPageProps {
  product: Product;
  /** Called with the id of the variant and the quantity. */
  onAdd: (variantId: string, quantity: number) => void;
}

/** Everything a customer needs to choose and buy a product. */
export const ProductPage = ({ product, onAdd }: ProductPageProps): ReactElement => {
  const [variantId, setVariantId] = useState(product.variants[0].id);
  const [added, setAdded] = useState("");
  const variant = product.variants.find(({ id }) => id === variantId) ?? product.variants[0];
  return (
    <main>
      <Section>
        <Container>
          <Stack gap="s24">
            <Breadcrumb
              label="Breadcrumb"
              items={[{ label: "Sarees", href: "/sarees" }, { label: product.name }]}
            />
            <ProductLayout gallery={<Gallery product={product} variant={variant} />}>
              <BuyBox
                title={product.name}
                price={
                  <Price
                    size="large"
                    offer={rupees.format(product.price)}
                    list={rupees.format(product.listPrice)}
                  />
                }
                swatches={
                  <ColourSwatches
                    legend="Colour"
                    value={variant.id}
                    onChange={setVariantId}
                    options={product.variants.map(({ id, colour, css, stock }) => ({
                      value: id,
                      label: colour,
                      href: `?variant=${id}`,
                      colour: css,
                      soldOut: stock === 0,
                    }))}
                  />
                }
                actions={
                  <Purchase
                    key={variant.id}
                    price={product.price}
                    variant={variant}
                    onAdd={(quantity) => {
                      onAdd(variant.id, quantity);
                      setAdded(`${quantity} × ${product.name}, ${variant.colour}`);
                    }}
                  />
                }
                facts={[{ label: "Material", value: product.material }]}
              >
                {added !== "" && (
                  <Notice tone="success" title="In the cart">
                    {added}
                  </Notice>
                )}
                <Tabs
                  label="About the product"
                  defaultValue="description"
                  items={[
                    { id: "description", label: "Description", panel: product.description },
                    { id: "care", label: "Care", panel: product.care },
                  ]}
                />
              </BuyBox>
            </ProductLayout>
          </Stack>
        </Container>
      </Section>
    </main>
  );
};
// #endregion
