import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./CheckoutLayout.css.ts";

export interface CheckoutLayoutProps extends RootProps<"div"> {
  /** The form. */
  children: ReactNode;
  /** `OrderLines`: above the form, and above the summary from 1280 px. */
  lines?: ReactNode;
  /** An `OrderSummary`. */
  summary: ReactNode;
}

/** Lays out a form beside the lines and the summary of an order. */
export const CheckoutLayout = ({
  children,
  lines,
  summary,
  ...rest
}: CheckoutLayoutProps): ReactElement => (
  <div {...rest} className={styles.layout}>
    {lines !== undefined && <div className={styles.lines}>{lines}</div>}
    <div className={styles.form}>{children}</div>
    <div className={styles.aside}>{summary}</div>
  </div>
);

export interface CheckoutSectionProps extends RootProps<"div"> {
  /** Heading of the section. */
  title: string;
  /** The fields of the section. */
  children: ReactNode;
}

/** A fieldset of the checkout form. */
export const CheckoutSection = ({
  title,
  children,
  ...rest
}: CheckoutSectionProps): ReactElement => (
  <div {...rest} className={styles.section}>
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  </div>
);

/** A row of buttons: back at the start, next at the end. */
export const CheckoutActions = (props: RootProps<"div">): ReactElement => (
  <div {...props} className={styles.actions} />
);
