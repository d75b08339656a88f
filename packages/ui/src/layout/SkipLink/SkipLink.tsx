import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps extends RootProps<"a"> {
  /** Fragment URL of the main content, for example "#main". */
  href: `#${string}`;
  /** Text of the link, for example "Skip to content". */
  children: ReactNode;
}

/** The first focusable element of a page, visible while focused (WCAG 2.4.1). */
export const SkipLink = ({ href, children, ...rest }: SkipLinkProps): ReactElement => (
  <a {...rest} href={href} className={skipLink}>
    {children}
  </a>
);
