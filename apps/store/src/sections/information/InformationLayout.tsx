import { Container } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { BreadcrumbHeader } from "../../platform/rendering/BreadcrumbHeader.tsx";

interface InformationLayoutProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** Renders an information page with heading and breadcrumb. */
export const InformationLayout = ({
  title,
  text,
  children,
}: InformationLayoutProps): ReactElement => (
  <Container>
    <BreadcrumbHeader title={title} text={text} />
    {children}
  </Container>
);
