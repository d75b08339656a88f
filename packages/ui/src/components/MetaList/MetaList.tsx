import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./MetaList.css.ts";

export interface MetaItem {
  term: string;
  detail: ReactNode;
  /** Emphasizes the item, for example the total. */
  strong?: boolean;
}

export interface MetaListProps extends RootProps<"dl"> {
  /** The terms and their values. */
  items: readonly MetaItem[];
  /** `ledger` aligns values to the end, for amounts. @default "facts" */
  layout?: "facts" | "ledger";
}

/** Isolates texts, so that a sign stays before its amount in both directions. */
const isolated = (detail: ReactNode): ReactNode =>
  typeof detail === "string" ? <bdi>{detail}</bdi> : detail;

/** A description list. */
export const MetaList = ({ items, layout = "facts", ...rest }: MetaListProps): ReactElement => (
  <dl {...rest} className={styles.list}>
    {items.map(({ term, detail, strong = false }, index) => (
      // Two rows may have the same term.
      <div
        key={`${index} ${term}`}
        className={classNames(styles.row, variantOf(styles.layouts, layout))}
      >
        <dt className={strong ? styles.strong : styles.term}>{term}</dt>
        <dd className={classNames(styles.detail, strong && styles.strong)}>{isolated(detail)}</dd>
      </div>
    ))}
  </dl>
);
