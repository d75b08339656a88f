import type { ReactElement } from "react";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./SiteFooter.css.ts";

interface CreditLinkProps {
  label: string;
  href: string;
  /** Says that it opens in a new tab. */
  newTab: string;
}

/** The link at the end of a footer to those who made the shop. */
export const CreditLink = ({ label, href, newTab }: CreditLinkProps): ReactElement => (
  <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
    <span>{label}</span>
    <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
  </a>
);
