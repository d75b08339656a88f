import { useId } from "react";
import type { ReactElement, ReactNode } from "react";
import * as css from "./OrderSummary.css.ts";

export interface OrderSummaryItem {
  id: string;
  name: string;
  /** The variant and how many, for example "Rani pink · 2". */
  detail: string;
  price: string;
  picture?: ReactNode;
  /** Makes the picture a button that shows it larger. */
  preview?: { label: string; onOpen: () => void };
}

export interface OrderSummaryProps {
  /** The heading of the summary. */
  title: string;
  /** The heading level. */
  level?: 2 | 3;
  /** What is bought; leave out for amounts alone. */
  items?: readonly OrderSummaryItem[];
  /** 'Sub Total', 'Coupon Discount' and the like, with formatted amounts. */
  rows: readonly { label: string; amount: string }[];
  /** What is to be paid, formatted. */
  total: { label: string; amount: string };
  /** Small print below the amounts. */
  note?: ReactNode;
  /** A coupon box between items and amounts. */
  children?: ReactNode;
  /** Links and buttons under the total. */
  actions?: ReactNode;
}

function Thumb({ picture, preview }: Pick<OrderSummaryItem, "picture" | "preview">): ReactElement {
  if (preview === undefined) return <span className={css.thumb}>{picture}</span>;
  return (
    <button
      type="button"
      aria-label={preview.label}
      className={`${css.thumb} ${css.thumbButton}`}
      onClick={preview.onOpen}
    >
      {picture}
    </button>
  );
}

/** What is bought and what it costs; the total is an output, so a change of it is spoken. */
export function OrderSummary(props: OrderSummaryProps): ReactElement {
  const { title, level = 2, items, rows, total, note, children, actions } = props;
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <aside aria-labelledby={id} className={css.summary}>
      <Title id={id} className={css.title}>
        {title}
      </Title>
      {items !== undefined && (
        <ul role="list" className={css.items}>
          {items.map((item) => (
            <li key={item.id} className={css.item}>
              <Thumb picture={item.picture} preview={item.preview} />
              <div>
                <p className={css.name}>{item.name}</p>
                <p className={css.detail}>{item.detail}</p>
              </div>
              <bdi className={css.amount}>{item.price}</bdi>
            </li>
          ))}
        </ul>
      )}
      {children}
      <dl className={css.rows}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={css.row}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.figure}>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
        <div className={css.totalRow}>
          <dt>{total.label}</dt>
          <dd className={css.figure}>
            <output className={css.total}>
              <bdi>{total.amount}</bdi>
            </output>
          </dd>
        </div>
      </dl>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </aside>
  );
}
