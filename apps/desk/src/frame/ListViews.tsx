import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import * as styles from "./ListViews.css.ts";

interface ListViewsProps {
  views: readonly {
    label: string;
    href: string;
    isCurrent: boolean;
    /** How many rows it has: 12, or 1,000+. */
    count?: string;
  }[];
}

/** The views of a list as links. */
export const ListViews = ({ views }: ListViewsProps): ReactElement => (
  <nav aria-label="Views">
    <ul role="list" className={styles.list}>
      {views.map(({ label, href, isCurrent, count }) => (
        <li key={href}>
          <Link to={href} className={styles.view} aria-current={isCurrent ? "page" : undefined}>
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
