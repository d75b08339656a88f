import type { ReactElement, ReactNode } from "react";
import { classNames } from "../style/classNames.ts";
import { Scroller } from "./Scroller.tsx";
import * as css from "./TokenDocs.css.ts";

export interface TokenTableProps {
  /** Says what the table is about; it can be scrolled sideways with the keyboard. */
  label: string;
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of a Foundations page. */
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
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row" className={classNames(css.cell, css.rowHead)}>
                {first}
              </th>
              {others.map((cell, index) => (
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
