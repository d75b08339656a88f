import type { ReactElement, ReactNode } from "react";
import { classNames } from "../style/classNames.ts";
import { Scroller } from "./Scroller.tsx";
import * as styles from "./TokenDocs.css.ts";

export interface TokenTableProps {
  /** Accessible name of the table's scroll region. */
  label: string;
  /** Column headers, the first for the row headers. */
  heads: readonly string[];
  /** The rows. The first cell is the row header. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Leaves less space between columns, for tables with many of them. @default false */
  isNarrow?: boolean;
}

/** A scrollable table for the pages about tokens. */
export const TokenTable = ({ label, heads, rows, isNarrow }: TokenTableProps): ReactElement => (
  <Scroller label={label}>
    <table className={classNames(styles.table, isNarrow && styles.narrow)}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={styles.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [rowHeader, ...dataCells] }) => (
          <tr key={key}>
            <th scope="row" className={classNames(styles.cell, styles.rowHead)}>
              {rowHeader}
            </th>
            {dataCells.map((cell, index) => (
              <td key={heads[index + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);
