import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./MetaList.css.ts";

export interface MetaItem {
  term: string;
  detail: ReactNode;
  /** The line that the others lead to: the total. */
  strong?: boolean | undefined;
}

export interface MetaListProps {
  /** A term and its value each. */
  items: readonly MetaItem[];
  /** `ledger` puts the details at the end of the line, for sums. */
  layout?: "facts" | "ledger" | undefined;
}

/** A sum keeps its sign in front, and a text its own order, whichever way the page runs. */
const isolated = (detail: ReactNode): ReactNode =>
  typeof detail === "string" ? <bdi>{detail}</bdi> : detail;

/** Names and what they stand for. */
export const MetaList = ({ items, layout = "facts" }: MetaListProps): ReactElement => (
  <dl className={styles.list}>
    {items.map(({ term, detail, strong = false }) => (
      <div key={term} className={classNames(styles.row, layout === "ledger" && styles.ledgerRow)}>
        <dt className={strong ? styles.strong : styles.term}>{term}</dt>
        <dd className={classNames(styles.detail, strong && styles.strong)}>{isolated(detail)}</dd>
      </div>
    ))}
  </dl>
);
