import { Container, Section } from "@pallu/ui";
import type { ContainerProps, SectionProps } from "@pallu/ui";
import type { ReactElement } from "react";

interface PageSectionProps extends SectionProps {
  /** Maximum width of the content. Default "page". */
  width?: ContainerProps["width"];
}

/** A full-width section whose content is within the page margins. */
export const PageSection = ({ width, children, ...section }: PageSectionProps): ReactElement => (
  <Section {...section}>
    <Container width={width}>{children}</Container>
  </Section>
);
