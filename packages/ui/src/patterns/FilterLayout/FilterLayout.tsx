import type { ReactElement, ReactNode } from "react";
import { PopoverSheet } from "../../components/Popover/Popover.tsx";
import { modal } from "../../components/Popover/Popover.css.ts";
import { usePopover } from "../../components/Popover/usePopover.ts";
import { ChevronDownIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { classNames } from "../../style/classNames.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./FilterLayout.css.ts";

export interface FilterLayoutProps extends RootProps<"div"> {
  /** Id of the filters, a popover below 1280 px. The button that opens it has it as `popoverTarget`. */
  filtersId: string;
  /** Accessible name of the filters, and title of the popover. */
  label: string;
  /** A form with a `FilterPanel`. It is in the document once, so it works without scripts. */
  filters: ReactNode;
  /**
   * Renders the actions at the end of the popover. `open` is false without scripts. From 1280 px the actions are shown only
   * without scripts, to submit the form.
   */
  renderActions?: (open: boolean) => ReactNode;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["dialog"]>;
  /** The result bar, with the button that opens the filters below 1280 px, and the product grid. */
  children: ReactNode;
}

/**
 * Lays out the filters beside the products. Below 1280 px they are a popover at the end or, on phones, at the bottom of the
 * screen, which the browser opens.
 */
export const FilterLayout = ({
  filtersId,
  label,
  filters,
  renderActions,
  labels,
  children,
  ...rest
}: FilterLayoutProps): ReactElement => {
  const { isOpen, ref } = usePopover({ modal: true });
  return (
    <div {...rest} className={styles.layout}>
      <div
        ref={ref}
        id={filtersId}
        popover="auto"
        role={isOpen ? "dialog" : "complementary"}
        aria-modal={isOpen || undefined}
        aria-label={label}
        className={classNames(modal, styles.rail)}
      >
        <PopoverSheet
          id={filtersId}
          title={label}
          placement="bottom"
          className={styles.sheet}
          labels={labels}
        >
          <div className={styles.filters}>{filters}</div>
          {renderActions !== undefined && (
            <div className={styles.actions}>{renderActions(isOpen)}</div>
          )}
        </PopoverSheet>
      </div>
      <div>{children}</div>
    </div>
  );
};

/** A stack of `FilterGroup` elements. */
export const FilterPanel = (props: RootProps<"div">): ReactElement => (
  <div {...props} className={styles.panel} />
);

export interface FilterGroupProps extends RootProps<"div"> {
  /** Heading of the filter. */
  title?: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** Whether the heading hides and shows the filter, also without scripts. Requires `title`. @default false */
  collapsible?: boolean;
  /** Whether a collapsible filter is shown initially. @default true */
  defaultOpen?: boolean;
}

/** A filter with an optional heading. */
export const FilterGroup = ({
  title,
  headingLevel = 2,
  collapsible = false,
  defaultOpen = true,
  children,
  ...rest
}: FilterGroupProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  if (!collapsible)
    return (
      <div {...rest} className={`${styles.group} ${styles.first}`}>
        {title !== undefined && <Title className={styles.title}>{title}</Title>}
        {children}
      </div>
    );
  return (
    <div {...rest} className={`${styles.collapsible} ${styles.first}`}>
      {/* Opened by the browser, also before hydration. */}
      <details open={defaultOpen} suppressHydrationWarning>
        <summary className={styles.toggle}>
          <Title>{title}</Title>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </div>
  );
};
