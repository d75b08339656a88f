import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./CheckoutLayout.css.ts";

export interface CheckoutLayoutProps extends RootProps<"div"> {
  /** The form. */
  children: ReactNode;
  /** `OrderLines`: above the form, and above the summary from 1280 px. */
  lines?: ReactNode;
  /** An `OrderSummary`. */
  summary: ReactNode;
}

/** Lays out a form beside the lines and the summary of an order. */
export function CheckoutLayout({
  children,
  lines,
  summary,
  ...rest
}: CheckoutLayoutProps): ReactElement {
  return (
    <div {...rest} className={css.layout}>
      {lines !== undefined && <div className={css.lines}>{lines}</div>}
      <div className={css.form}>{children}</div>
      <div className={css.aside}>{summary}</div>
    </div>
  );
}

export interface CheckoutSectionProps extends RootProps<"div"> {
  /** Heading of the section. */
  title: string;
  /** The fields of the section. */
  children: ReactNode;
}

/** A fieldset of the checkout form. */
export function CheckoutSection({ title, children, ...rest }: CheckoutSectionProps): ReactElement {
  return (
    <div {...rest} className={css.section}>
      <fieldset className={css.group}>
        <legend className={css.title}>{title}</legend>
        <div className={css.fields}>{children}</div>
      </fieldset>
    </div>
  );
}

/** A row of buttons: back at the start, next at the end. */
export function CheckoutActions(props: RootProps<"div">): ReactElement {
  return <div {...props} className={css.actions} />;
}
