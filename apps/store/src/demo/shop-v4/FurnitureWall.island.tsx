import { ProductShowcase, Container, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { listed, shops } from "@pallu/demo/content/shops.ts";
import { SampleCard } from "../templates/SampleCard.tsx";

/** Twelve samples, every third one large, whose buttons do nothing (CAT-25). */
export const FurnitureWall = (): ReactElement => (
  <Container>
    <Stack gap="s24">
      <Text size="small" tone="muted">
        {shops.note}
      </Text>
      <ProductShowcase label={shops.wall.title} layout="lookbook">
        {listed.map((name, index) => (
          <SampleCard
            key={name}
            name={name}
            headingLevel={2}
            withButtons
            eager={index < 3}
            sizes={
              index % 3 === 0 ? "(min-width: 1024px) 46vw, 92vw" : "(min-width: 1024px) 23vw, 46vw"
            }
          />
        ))}
      </ProductShowcase>
    </Stack>
  </Container>
);
