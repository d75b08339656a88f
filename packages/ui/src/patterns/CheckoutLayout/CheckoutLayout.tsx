import type { ReactElement, ReactNode } from "react";
import * as css from "./CheckoutLayout.css.ts";

interface CheckoutLayoutProps {
  /** The form, section by section. */
  children: ReactNode;
  /** The order summary. */
  summary: ReactNode;
}

/** A form or a cart beside its summary. */
export function CheckoutLayout({ children, summary }: CheckoutLayoutProps): ReactElement {
  return (
    <div className={css.layout}>
      <div>{children}</div>
      <div className={css.aside}>{summary}</div>
    </div>
  );
}

interface CheckoutSectionProps {
  /** The section's heading. */
  title: string;
  /** The fields that belong together. */
  children: ReactNode;
}

/** Fields that belong together, in one column. */
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

/** Back at the start, on at the end. */
export function CheckoutActions({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.actions}>{children}</div>;
}
