import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./FilterLayout.css.ts";

export interface FilterLayoutProps extends RootProps<"div"> {
  /** Accessible name of the sidebar. */
  label: string;
  /** A `FilterPanel`. Below 1280 px render it in a `Sheet`. */
  filters: ReactNode;
  /** The result bar and the product grid. */
  children: ReactNode;
}

/** Lays out the filters beside the products. */
export function FilterLayout({
  label,
  filters,
  children,
  ...rest
}: FilterLayoutProps): ReactElement {
  return (
    <div {...rest} className={css.layout}>
      <aside aria-label={label} className={css.rail}>
        {filters}
      </aside>
      <div>{children}</div>
    </div>
  );
}

/** A stack of `FilterGroup` elements. */
export function FilterPanel(props: RootProps<"div">): ReactElement {
  return <div {...props} className={css.panel} />;
}

export interface FilterGroupProps extends RootProps<"div"> {
  /** Heading of the filter. */
  title?: string;
}

/** A filter with an optional heading. */
export function FilterGroup({ title, children, ...rest }: FilterGroupProps): ReactElement {
  return (
    <div {...rest} className={`${css.group} ${css.first}`}>
      {title !== undefined && <h2 className={css.title}>{title}</h2>}
      {children}
    </div>
  );
}
