import { UiProvider, type LinkComponentProps } from "@pallu/ui";
import { Link, Outlet } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** `href` may have a query and a hash, and replaces `to`, which the type requires. Links to other hosts stay plain anchors. */
const RouterLink = ({ href, ...rest }: LinkComponentProps): ReactElement =>
  href.startsWith("/") ? <Link to="." href={href} {...rest} /> : <a href={href} {...rest} />;

/** The component of the root route: every link of every component below is one of the router. */
export const Root = (): ReactElement => (
  <UiProvider link={RouterLink}>
    <Outlet />
  </UiProvider>
);
