import type { ReactElement, ReactNode } from "react";
import { skipLink } from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** The fragment of the region to jump to, "#main". */
  href: `#${string}`;
  /** The link's words: "Skip to content". */
  children: ReactNode;
}

/** The first focusable element of a page; seen only while focused (WCAG 2.4.1). */
export const SkipLink = ({ href, children }: SkipLinkProps): ReactElement => (
  <a href={href} className={skipLink}>
    {children}
  </a>
);
