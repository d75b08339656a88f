import type { ReactElement, ReactNode } from "react";
import * as css from "./CheckoutLayout.css.ts";

interface CheckoutLayoutProps {
  /** The form. */
  children: ReactNode;
  /** An `OrderSummary`. */
  summary: ReactNode;
}

/** Lays out a form or a cart beside its summary. */
export function CheckoutLayout({ children, summary }: CheckoutLayoutProps): ReactElement {
  return (
    <div className={css.layout}>
      <div>{children}</div>
      <div className={css.aside}>{summary}</div>
    </div>
  );
}

interface CheckoutSectionProps {
  /** Heading of the section. */
  title: string;
  /** The fields of the section. */
  children: ReactNode;
}

/** A fieldset of the checkout form. */
export function CheckoutSection({ title, children }: CheckoutSectionProps): ReactElement {
  return (
    <div className={css.section}>
      <fieldset className={css.group}>
        <legend className={css.title}>{title}</legend>
        <div className={css.fields}>{children}</div>
      </fieldset>
    </div>
  );
}

/** A row of buttons: back at the start, next at the end. */
export function CheckoutActions({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.actions}>{children}</div>;
}
