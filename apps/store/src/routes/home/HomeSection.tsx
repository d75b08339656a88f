import { Container, Section } from "@pallu/ui";
import type { SectionProps } from "@pallu/ui";
import type { ReactElement } from "react";

/** A section of the home page, its content within the page's margins. */
export const HomeSection = ({ children, ...section }: SectionProps): ReactElement => (
  <Section {...section}>
    <Container>{children}</Container>
  </Section>
);
