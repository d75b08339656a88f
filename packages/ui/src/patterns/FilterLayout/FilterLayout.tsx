import { useId, useState, type ReactElement, type ReactNode } from "react";
import { ChevronDownIcon, ChevronUpIcon } from "../../icons.ts";
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
  /** Makes the heading a button that hides and shows the filter. Requires `title`. @default false */
  collapsible?: boolean;
  /** Whether a collapsible filter is shown initially. @default true */
  defaultOpen?: boolean;
}

/** A filter with an optional heading. */
export function FilterGroup({
  title,
  collapsible = false,
  defaultOpen = true,
  children,
  ...rest
}: FilterGroupProps): ReactElement {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const panelId = useId();
  if (!collapsible)
    return (
      <div {...rest} className={`${css.group} ${css.first}`}>
        {title !== undefined && <h2 className={css.title}>{title}</h2>}
        {children}
      </div>
    );
  return (
    <div {...rest} className={`${css.collapsible} ${css.first}`}>
      <h2 className={css.head}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </button>
      </h2>
      <div id={panelId} hidden={!isOpen} className={css.content}>
        {children}
      </div>
    </div>
  );
}
