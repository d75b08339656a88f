import { UiProvider, type LinkComponentProps } from "@pallu/ui";
import type { ReactElement } from "react";
import { Link, Outlet } from "react-router";

/** Links to other hosts stay plain anchors. */
const RouterLink = ({ href, ...rest }: LinkComponentProps): ReactElement =>
  href?.startsWith("/") ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;

/** The element of the root route: every link of every component below is one of the router. */
export const Root = (): ReactElement => (
  <UiProvider link={RouterLink}>
    <Outlet />
  </UiProvider>
);
