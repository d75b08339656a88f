import { Container, PageHeader } from "@pallu/ui";
import type { Crumb, PageHeaderProps } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";

interface PageTopProps extends Pick<PageHeaderProps, "title" | "text"> {
  /** Name of the page in the breadcrumb. @default `title` */
  crumb?: string;
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** Content below, within the page margins. */
  children?: ReactNode;
}

/** Renders the title of a page below its breadcrumb, which begins at the home page. */
export const PageTop = ({
  crumb,
  parents = [],
  children,
  ...header
}: PageTopProps): ReactElement => (
  <Container>
    <PageHeader
      {...header}
      breadcrumb={{
        label: "Breadcrumb",
        items: [{ label: "Home", href: "/" }, ...parents, { label: crumb ?? header.title }],
      }}
    />
    {children}
  </Container>
);
