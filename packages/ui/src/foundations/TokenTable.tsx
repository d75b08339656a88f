import type { ReactElement, ReactNode } from "react";
import { classNames } from "../style/classNames.ts";
import { Scroller } from "./Scroller.tsx";
import * as css from "./TokenDocs.css.ts";

export interface TokenTableProps {
  /** Accessible name of the table's scroll region. */
  label: string;
  /** Column headers, the first for the row headers. */
  heads: readonly string[];
  /** The rows. The first cell is the row header. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A scrollable table for the pages about tokens. */
export function TokenTable({ label, heads, rows }: TokenTableProps): ReactElement {
  return (
    <Scroller label={label}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={css.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [rowHeader, ...dataCells] }) => (
            <tr key={key}>
              <th scope="row" className={classNames(css.cell, css.rowHead)}>
                {rowHeader}
              </th>
              {dataCells.map((cell, index) => (
                <td key={heads[index + 1]} className={css.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
