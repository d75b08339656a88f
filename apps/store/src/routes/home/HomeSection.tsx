import { Container, Section } from "@pallu/ui";
import type { SectionProps } from "@pallu/ui";
import type { ReactElement } from "react";
import { ErrorBoundary } from "../../platform/ErrorBoundary.tsx";
import { ReloadButton } from "../../platform/PageFailure.tsx";

/** A section of the home page, its content within the page's margins. An error in it leaves the others alone. */
export const HomeSection = ({ children, ...section }: SectionProps): ReactElement => (
  <Section {...section}>
    <Container>
      <ErrorBoundary fallback={<ReloadButton />}>{children}</ErrorBoundary>
    </Container>
  </Section>
);
