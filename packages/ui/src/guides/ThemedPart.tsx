import { Button, Container, Heading, Section, Stack } from "@pallu/ui";
import { luxury } from "@pallu/ui/themes/luxury";
import type { ReactElement } from "react";

/** A theme applies to everything inside the element. The import loads its style sheet and its font. */
export const ThemedPart = (): ReactElement => (
  <div data-theme={luxury.name}>
    <Section>
      <Container>
        <Stack align="start">
          <Heading level={2}>Woven to order</Heading>
          <Button>See the looms</Button>
        </Stack>
      </Container>
    </Section>
  </div>
);
