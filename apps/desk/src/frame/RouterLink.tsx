import type { LinkComponentProps } from "@pallu/ui";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

/** Renders the links of `@pallu/ui`. Those to pages of the desk are absolute below `/desk`, without it: `/orders`. */
export const RouterLink = ({ href, ...rest }: LinkComponentProps): ReactElement =>
  /^(?:[a-z]+:|\/\/|#|\/api\/)/.test(href) || rest.target === "_blank" ? (
    <a {...rest} href={href}>
      {rest.children}
    </a>
  ) : (
    <Link {...rest} to={href} />
  );
