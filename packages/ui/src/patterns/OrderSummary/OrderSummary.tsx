import { useId } from "react";
import type { ReactElement, ReactNode } from "react";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./OrderSummary.css.ts";

export interface OrderSummaryProps extends RootProps<"aside"> {
  /** Heading of the summary. */
  title: string;
  /** The heading level. @default 2 */
  headingLevel?: HeadingLevel;
  /** Hides the heading visually, for example below `OrderLines`. @default false */
  hideTitle?: boolean;
  /** Labels and formatted amounts, for example subtotal and discount. */
  rows: readonly { label: string; amount: string }[];
  /** Label and formatted total. */
  total: { label: string; amount: string };
  /** Content above the amounts, for example a coupon field. */
  children?: ReactNode;
  /** Links and buttons below the total. */
  actions?: ReactNode;
  /** Text below the actions, which it does not move when it comes and goes. */
  note?: ReactNode;
}

/** Amounts of an order. The total is an `output`, so that changes are announced. */
export const OrderSummary = ({
  title,
  headingLevel = 2,
  hideTitle = false,
  rows,
  total,
  note,
  children,
  actions,
  ...rest
}: OrderSummaryProps): ReactElement => {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <aside {...rest} aria-labelledby={id} className={styles.summary}>
      <Title id={id} className={hideTitle ? styles.hiddenTitle : styles.title}>
        {title}
      </Title>
      {children}
      <dl className={styles.rows}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.term}>{label}</dt>
            <dd className={styles.figure}>
              {/* A new element: a text of another length that is aligned at its end would count as a layout shift. */}
              <bdi key={amount}>{amount}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.totalRow}>
          <dt>{total.label}</dt>
          <dd className={styles.figure}>
            <output className={styles.total}>
              <bdi key={total.amount}>{total.amount}</bdi>
            </output>
          </dd>
        </div>
      </dl>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </aside>
  );
};
