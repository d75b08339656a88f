import { Container, PageHeader } from "@pallu/ui";
import type { Crumb, PageHeaderProps } from "@pallu/ui";
import type { ReactElement } from "react";

interface BreadcrumbHeaderProps extends Pick<PageHeaderProps, "title" | "text"> {
  /** Name of the page in the breadcrumb. @default `title` */
  crumb?: string;
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
}

/** Renders the title of a page below its breadcrumb, which begins at the home page. */
export const BreadcrumbHeader = ({
  crumb,
  parents = [],
  ...header
}: BreadcrumbHeaderProps): ReactElement => (
  <PageHeader
    {...header}
    breadcrumb={{
      label: "Breadcrumb",
      items: [{ label: "Home", href: "/" }, ...parents, { label: crumb ?? header.title }],
    }}
  />
);

/** Renders the same above content that spans the viewport. */
export const PageTop = (header: BreadcrumbHeaderProps): ReactElement => (
  <Container>
    <BreadcrumbHeader {...header} />
  </Container>
);
