import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import * as styles from "./Invoice.css.ts";

export interface InvoiceLine {
  id: string;
  name: string;
  variant?: string;
  /** A small `Picture` beside the name. */
  picture?: ReactNode;
  quantity: number;
  unitPrice: string;
  total: string;
}

export interface InvoiceProps extends RootProps<"article"> {
  /** The page's h1. */
  title: string;
  /** Name of the shop, in place of the wordmark. */
  logo?: ReactNode;
  /** Address of the shop. */
  shop: string;
  /** Label and invoice number. */
  number: { label: string; value: string };
  /** Label and date. Omit it if the order has no date. */
  date?: { label: string; value: string; dateTime?: string };
  /** Name and address lines. The lines must differ. */
  customer: { label: string; name: string; lines: readonly string[] };
  /** Headings of the columns. */
  columns: { product: string; quantity: string; unitPrice: string; total: string };
  /** The items, with formatted amounts. */
  lines: readonly InvoiceLine[];
  /** Subtotal and, if a coupon was used, the discount. */
  amounts: readonly { label: string; amount: string }[];
  /** Label and formatted total. */
  total: { label: string; amount: string };
  /** Footnote below the total. */
  footnote?: ReactNode;
}

/** A printable invoice. */
export const Invoice = ({
  title,
  logo = <Wordmark />,
  shop,
  number,
  date,
  customer,
  columns,
  lines,
  amounts,
  total,
  footnote,
  ...rest
}: InvoiceProps): ReactElement => (
  <article {...rest} className={styles.sheet}>
    <header className={styles.head}>
      <div>
        {logo}
        <p className={styles.shop}>{shop}</p>
      </div>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <dl className={styles.facts}>
          <dt className={styles.term}>{number.label}</dt>
          <dd dir="ltr">{number.value}</dd>
          {date !== undefined && (
            <>
              <dt className={styles.term}>{date.label}</dt>
              <dd dir="ltr">
                <time dateTime={date.dateTime}>{date.value}</time>
              </dd>
            </>
          )}
        </dl>
      </div>
    </header>
    <div className={styles.parties}>
      <address>
        <p className={styles.partyTitle}>{customer.label}</p>
        <strong>{customer.name}</strong>
        {customer.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
    </div>

    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.th}>
            {columns.product}
          </th>
          <th scope="col" className={`${styles.th} ${styles.end}`}>
            {columns.quantity}
          </th>
          <th scope="col" className={`${styles.th} ${styles.end}`}>
            {columns.unitPrice}
          </th>
          <th scope="col" className={`${styles.th} ${styles.end}`}>
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row" className={styles.td}>
              <div className={styles.product}>
                {line.picture !== undefined && <div className={styles.picture}>{line.picture}</div>}
                <div className={styles.words}>
                  <span>{line.name}</span>
                  {line.variant !== undefined && (
                    <>
                      {" "}
                      <span className={styles.variant}>{line.variant}</span>
                    </>
                  )}
                </div>
              </div>
            </th>
            <td className={`${styles.td} ${styles.end}`}>{line.quantity}</td>
            <td className={`${styles.td} ${styles.end}`}>
              <bdi>{line.unitPrice}</bdi>
            </td>
            <td className={`${styles.td} ${styles.end}`}>
              <bdi>{line.total}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <dl className={styles.totals}>
      {amounts.map(({ label, amount }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.term}>{label}</dt>
          <dd className={styles.figure}>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.grand}>
        <dt>{total.label}</dt>
        <dd className={styles.figure}>
          <bdi>{total.amount}</bdi>
        </dd>
      </div>
    </dl>
    {footnote !== undefined && <footer className={styles.shop}>{footnote}</footer>}
  </article>
);
