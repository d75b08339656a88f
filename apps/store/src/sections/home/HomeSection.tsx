import type { SectionProps } from "@pallu/ui";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { ErrorBoundary } from "../../platform/ui/ErrorBoundary.tsx";
import { RetryButton } from "../../platform/ui/Retry.tsx";

/** Renders a section of the home page. An error in it does not affect other sections. */
export const HomeSection = ({ children, ...section }: SectionProps): ReactElement => (
  <PageSection {...section}>
    <ErrorBoundary fallback={<RetryButton />}>{children}</ErrorBoundary>
  </PageSection>
);
