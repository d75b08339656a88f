import type { ReactElement } from "react";
import { ChevronEndIcon } from "../../icons.ts";
import { Link } from "../Link/Link.tsx";
import * as styles from "./Breadcrumb.css.ts";

export interface Crumb {
  label: string;
  /** Left out for the page itself, which comes last. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** The name of the landmark: "Breadcrumb". */
  label: string;
  /** From the home page down; the last one is the page itself. */
  items: readonly Crumb[];
}

/** The way from the home page to this one (APG breadcrumb). */
export const Breadcrumb = ({ label, items }: BreadcrumbProps): ReactElement => (
  <nav aria-label={label}>
    <ol role="list" className={styles.list}>
      {items.map(({ label: text, href }) => (
        <li key={text} className={styles.item}>
          {href === undefined ? (
            <span aria-current="page" className={styles.current}>
              {text}
            </span>
          ) : (
            <>
              <Link variant="quiet" href={href}>
                {text}
              </Link>
              <ChevronEndIcon size={16} />
            </>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
