import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./ShippingTable.css.ts";

export interface ShippingOption {
  name: string;
  /** Delivery time, for example "2 Days" or "12 Hour". */
  time: string;
  /** Delivery time in hours, for the length of the line. */
  hours: number;
  /** Price, for example "$5" or "FREE". */
  price: string;
}

export interface ShippingTableProps extends RootProps<"table"> {
  /** Caption of the table. */
  caption: string;
  /** Column labels. */
  labels: { name: string; time: string; price: string };
  /** The delivery options. */
  items: readonly ShippingOption[];
}

/** Delivery options as fixed texts. Nothing is selected or converted (INFO-11). */
export function ShippingTable({
  caption,
  labels,
  items,
  ...rest
}: ShippingTableProps): ReactElement {
  const longest = Math.max(...items.map(({ hours }) => hours));
  return (
    <table {...rest} className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.th}>
            {labels.name}
          </th>
          <th scope="col" className={css.th}>
            {labels.time}
          </th>
          <th scope="col" className={classNames(css.th, css.end)}>
            {labels.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, time, hours, price }) => (
          <tr key={name}>
            <th scope="row" className={css.name}>
              <span>{name}</span>
              <span
                aria-hidden="true"
                className={css.thread}
                style={inlineVars({ [css.length]: String(hours / longest) })}
              />
            </th>
            <td className={css.cell}>
              <bdi>{time}</bdi>
            </td>
            <td className={classNames(css.cell, css.price, css.end)}>
              <bdi>{price}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
