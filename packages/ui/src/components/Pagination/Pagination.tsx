import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon, ChevronStartIcon } from "../../icons.ts";
import { useLinkComponent } from "../../provider/UiProvider.tsx";
import { classNames } from "../../style/classNames.ts";
import { pageSlots } from "./pagination.logic.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./Pagination.css.ts";

export interface PaginationProps {
  /** The current page, from 1. */
  current: number;
  /** Number of pages. Renders nothing for a single page. */
  count: number;
  /** Returns the URL of a page, from 1. */
  hrefOf: (page: number) => string;
  /** Accessible name of the landmark. @default "Pages" */
  label?: string | undefined;
  /** Accessible name of the previous link. */
  previousLabel?: string | undefined;
  /** Accessible name of the next link. */
  nextLabel?: string | undefined;
  /** Accessible name of the link to a page. */
  pageLabel?: ((page: number) => string) | undefined;
  /** Text that replaces the numbers in narrow viewports. */
  positionText?: ((current: number, count: number) => string) | undefined;
  /** Hides the numbers at every width. @default false */
  compact?: boolean | undefined;
}

interface EndProps {
  href: string | undefined;
  label: string;
  children: ReactNode;
}

/** On the first and last page the arrow is a disabled link. */
const End = ({ href, label, children }: EndProps): ReactElement => {
  const LinkComponent = useLinkComponent();
  if (href === undefined)
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={styles.page}>
        {children}
      </span>
    );
  return (
    <LinkComponent href={href} aria-label={label} className={classNames(styles.page, styles.live)}>
      {children}
    </LinkComponent>
  );
};

/** Links to the pages of a long list. */
export const Pagination = ({
  current,
  count,
  hrefOf,
  label = "Pages",
  previousLabel = "Previous page",
  nextLabel = "Next page",
  pageLabel = (page) => `Page ${page}`,
  positionText = (page, pages) => `Page ${page} of ${pages}`,
  compact = false,
}: PaginationProps): ReactElement | null => {
  const LinkComponent = useLinkComponent();
  if (count < 2) return null;
  if (process.env.NODE_ENV !== "production" && !(current >= 1 && current <= count))
    warnOnce("Pagination", "`current` must be between 1 and `count`.");
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        <li>
          <End href={current > 1 ? hrefOf(current - 1) : undefined} label={previousLabel}>
            <ChevronStartIcon />
          </End>
        </li>
        <li className={classNames(styles.words, compact && styles.compactWords)}>
          {positionText(current, count)}
        </li>
        {pageSlots(current, count).map((slot) => (
          <li key={slot} className={classNames(styles.number, compact && styles.compactNumber)}>
            {typeof slot === "number" ? (
              <LinkComponent
                href={hrefOf(slot)}
                aria-label={pageLabel(slot)}
                aria-current={slot === current ? "page" : undefined}
                className={classNames(styles.page, styles.live)}
              >
                {slot}
              </LinkComponent>
            ) : (
              <span className={classNames(styles.page, styles.gap)}>…</span>
            )}
          </li>
        ))}
        <li>
          <End href={current < count ? hrefOf(current + 1) : undefined} label={nextLabel}>
            <ChevronEndIcon />
          </End>
        </li>
      </ol>
    </nav>
  );
};
