"use client";
import {
  Container,
  Heading,
  ProductCard,
  ProductGrid,
  Section,
  Stack,
  Text,
  UiProvider,
} from "@pallu/ui";
import { useState, type ReactElement } from "react";

const sarees = [
  { id: "ilkal", name: "Ilkal, bottle green", price: "₹6,480" },
  { id: "paithani", name: "Paithani, brinjal", price: "₹21,400" },
  { id: "chettinad", name: "Chettinad, mustard", price: "₹4,900" },
];

interface FirstPageProps {
  /** URLs of pictures by the id of the product. */
  pictures?: Readonly<Record<string, string>>;
}

/** A page with product cards that fill a cart. */
export const FirstPage = ({ pictures = {} }: FirstPageProps): ReactElement => {
  const [cart, setCart] = useState<readonly string[]>([]);
  return (
    <UiProvider>
      <main>
        <Section>
          <Container>
            <Stack gap="s24">
              <Heading level={1}>Sarees</Heading>
              <Text role="status">{cart.length} in the cart</Text>
              <ProductGrid label="Sarees">
                {sarees.map(({ id, name, price }) => (
                  <ProductCard
                    key={id}
                    name={name}
                    href={`/sarees/${id}`}
                    price={price}
                    picture={pictures[id] && <img src={pictures[id]} alt="" />}
                    headingLevel={2}
                    cartStatus={cart.includes(id) ? "added" : "idle"}
                    onAddToCart={() => setCart([...cart, id])}
                  />
                ))}
              </ProductGrid>
            </Stack>
          </Container>
        </Section>
      </main>
    </UiProvider>
  );
};
