import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "../platform/format.ts";
import * as styles from "./ListViews.css.ts";

interface ListViewsProps {
  views: readonly {
    label: string;
    href: string;
    isCurrent: boolean;
    /** How many rows it has. */
    count?: number;
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
            {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
