import type { ReactElement, ReactNode } from "react";
import * as css from "./FilterLayout.css.ts";

interface FilterLayoutProps {
  /** Accessible name of the sidebar. */
  label: string;
  /** A `FilterPanel`. Below 1280 px render it in a `Sheet`. */
  filters: ReactNode;
  /** The result bar and the product grid. */
  children: ReactNode;
}

/** Lays out the filters beside the products. */
export function FilterLayout({ label, filters, children }: FilterLayoutProps): ReactElement {
  return (
    <div className={css.layout}>
      <aside aria-label={label} className={css.rail}>
        {filters}
      </aside>
      <div>{children}</div>
    </div>
  );
}

/** A stack of `FilterGroup` elements. */
export function FilterPanel({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.panel}>{children}</div>;
}

/** A filter with an optional heading. */
export function FilterGroup({
  title,
  children,
}: {
  title?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={`${css.group} ${css.first}`}>
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
      {children}
    </div>
  );
}
