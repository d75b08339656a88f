import { useId } from "react";
import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./OrderSummary.css.ts";

export interface OrderSummaryItem {
  id: string;
  name: string;
  /** Variant and quantity, for example "Rani pink · 2". */
  detail: string;
  price: string;
  picture?: ReactNode;
  /** Turns the picture into a button that opens a preview. */
  preview?: { label: string; onOpen: () => void };
}

export interface OrderSummaryProps extends RootProps<"aside"> {
  /** Heading of the summary. */
  title: string;
  /** The heading level. @default 2 */
  headingLevel?: 2 | 3;
  /** The items. Omit them to show amounts only. */
  items?: readonly OrderSummaryItem[];
  /** Labels and formatted amounts, for example subtotal and discount. */
  rows: readonly { label: string; amount: string }[];
  /** Label and formatted total. */
  total: { label: string; amount: string };
  /** Text below the amounts. */
  note?: ReactNode;
  /** Content between items and amounts, for example a coupon field. */
  children?: ReactNode;
  /** Links and buttons below the total. */
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

/** Items and amounts of an order. The total is an `output`, so that changes are announced. */
export function OrderSummary({
  title,
  headingLevel = 2,
  items,
  rows,
  total,
  note,
  children,
  actions,
  ...rest
}: OrderSummaryProps): ReactElement {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <aside {...rest} aria-labelledby={id} className={css.summary}>
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
