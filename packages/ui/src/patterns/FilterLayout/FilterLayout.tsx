import type { ReactElement, ReactNode } from "react";
import * as css from "./FilterLayout.css.ts";

interface FilterLayoutProps {
  /** Names the rail. */
  label: string;
  /** A FilterPanel; below 1280 px put the same into a sheet. */
  filters: ReactNode;
  /** The result bar and the grid. */
  children: ReactNode;
}

/** The filter rail beside the products. */
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

/** Groups of filters, one under the other. */
export function FilterPanel({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.panel}>{children}</div>;
}

/** One filter with its heading; leave the title out where the content brings its own. */
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
