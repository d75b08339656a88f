import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ShippingTable.css.ts";

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
  /** Headings of the columns. */
  columns: { name: string; time: string; price: string };
  /** The delivery options. */
  items: readonly ShippingOption[];
}

/** Delivery options as fixed texts. Nothing is selected or converted. */
export const ShippingTable = ({
  caption,
  columns,
  items,
  ...rest
}: ShippingTableProps): ReactElement => {
  const longest = Math.max(...items.map(({ hours }) => hours));
  return (
    <table {...rest} className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.th}>
            {columns.name}
          </th>
          <th scope="col" className={styles.th}>
            {columns.time}
          </th>
          <th scope="col" className={classNames(styles.th, styles.end)}>
            {columns.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, time, hours, price }) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              <span>{name}</span>
              <span
                aria-hidden="true"
                className={styles.thread}
                style={inlineVars({ [styles.length]: String(hours / longest) })}
              />
            </th>
            <td className={styles.cell}>
              <bdi>{time}</bdi>
            </td>
            <td className={classNames(styles.cell, styles.price, styles.end)}>
              <bdi>{price}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
