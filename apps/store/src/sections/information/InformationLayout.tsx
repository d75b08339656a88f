import { Container, PageHeader } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";

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
    <PageHeader
      title={title}
      {...(text !== undefined && { text })}
      breadcrumb={{
        label: "Breadcrumb",
        items: [{ label: "Home", href: "/" }, { label: title }],
      }}
    />
    {children}
  </Container>
);
