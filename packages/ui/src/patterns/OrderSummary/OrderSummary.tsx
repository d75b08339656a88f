import { useId } from "react";
import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./OrderSummary.css.ts";

export interface OrderSummaryProps extends RootProps<"aside"> {
  /** Heading of the summary. */
  title: string;
  /** The heading level. @default 2 */
  headingLevel?: 2 | 3;
  /** Hides the heading visually, for example below `OrderLines`. @default false */
  hideTitle?: boolean;
  /** Labels and formatted amounts, for example subtotal and discount. */
  rows: readonly { label: string; amount: string }[];
  /** Label and formatted total. */
  total: { label: string; amount: string };
  /** Text below the amounts. */
  note?: ReactNode;
  /** Content above the amounts, for example a coupon field. */
  children?: ReactNode;
  /** Links and buttons below the total. */
  actions?: ReactNode;
}

/** Amounts of an order. The total is an `output`, so that changes are announced. */
export function OrderSummary({
  title,
  headingLevel = 2,
  hideTitle = false,
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
      <Title id={id} className={hideTitle ? css.hiddenTitle : css.title}>
        {title}
      </Title>
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
