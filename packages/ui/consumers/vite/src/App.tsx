import {
  Button,
  Container,
  Heading,
  Popover,
  Price,
  ProductCard,
  ProductGrid,
  QuantityStepper,
  Section,
  Select,
  SiteHeader,
  Stack,
  TextField,
  UiProvider,
} from "@pallu/ui";
import { Carousel } from "@pallu/ui/carousel";
import { Dialog } from "@pallu/ui/dialog";
import { useState } from "react";
import type { ReactElement } from "react";

const names = [
  "Kanchipuram temple border",
  "Banarasi jangla",
  "Chanderi ashrafi butti",
  "Kota doria",
];

const shop = { name: "Kaveri Looms" };

/** A drawing in place of a product's picture. */
const Cloth = ({ hue }: { hue: number }): ReactElement => (
  <svg viewBox="0 0 4 5" preserveAspectRatio="none" aria-hidden="true" width="400" height="500">
    <rect width="4" height="5" fill={`hsl(${hue} 45% 40%)`} />
  </svg>
);

export const App = ({ dir = "ltr" }: { dir?: "ltr" | "rtl" }): ReactElement => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isCartOpen, setCartOpen] = useState(false);
  const [pieces, setPieces] = useState(0);
  const [quantity, setQuantity] = useState(1);
  return (
    <UiProvider dir={dir} shop={shop}>
      <SiteHeader
        items={[
          { label: "Sarees", href: "#sarees" },
          { label: "Home", href: "#home" },
        ]}
        activePath="/"
        profileHref="#profile"
        wishlistHref="#wishlist"
        cartHref="#cart"
        cartCount={pieces}
        searchId="search"
      />
      <Popover modal id="search" title="Search" placement="top">
        <p>Sarees by weave and colour.</p>
      </Popover>
      <main>
        <Section>
          <Container>
            <Stack gap="s32">
              <Heading level={1}>Sarees</Heading>
              <ProductGrid label="Sarees">
                {names.map((name, at) => (
                  <ProductCard
                    key={name}
                    name={name}
                    href={`#${at}`}
                    price="₹12,480"
                    picture={<Cloth hue={at * 80} />}
                    headingLevel={2}
                    onAddToCart={() => setPieces(pieces + 1)}
                  />
                ))}
              </ProductGrid>
              <Carousel label="Offers" layout="banner">
                {names.map((name, at) => (
                  <a key={name} href={`#${at}`}>
                    {name}
                  </a>
                ))}
              </Carousel>
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  setPieces(pieces + quantity);
                }}
              >
                <Stack gap="s16">
                  <Price offer="₹12,480" size="large" />
                  <TextField label="Name" name="name" autoComplete="name" />
                  <Select
                    label="Colour"
                    name="colour"
                    options={["Indigo", "Leaf"].map((colour) => ({ value: colour, label: colour }))}
                  />
                  <QuantityStepper
                    label="Quantity"
                    labels={{ decrease: "One less", increase: "One more" }}

                    value={quantity}
                    max={5}
                    onChange={setQuantity}
                  />
                  <Button type="submit">Add to cart</Button>
                  <Button variant="secondary" onClick={() => setDialogOpen(true)}>
                    Size guide
                  </Button>
                  <Button variant="quiet" onClick={() => setCartOpen(true)}>
                    Open cart
                  </Button>
                </Stack>
              </form>
            </Stack>
          </Container>
        </Section>
      </main>
      <Dialog title="Size guide" open={isDialogOpen} onOpenChange={() => setDialogOpen(false)}>
        <p>A saree is 5.5 metres long.</p>
      </Dialog>
      <Dialog title="Cart" open={isCartOpen} onOpenChange={() => setCartOpen(false)}>
        <p>{pieces} in the cart</p>
      </Dialog>
    </UiProvider>
  );
};
