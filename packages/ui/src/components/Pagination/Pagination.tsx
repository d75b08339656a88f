import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon, ChevronStartIcon } from "../../icons.ts";
import { useLinkComponent } from "../../provider/UiProvider.tsx";
import { classNames } from "../../style/classNames.ts";
import { pageSlots } from "./pagination.logic.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./Pagination.css.ts";

export interface PaginationProps {
  /** The page that is shown, from 1. */
  current: number;
  /** How many pages there are; a single one needs no pagination, and shows none. */
  count: number;
  /** The address of a page, counted from 1. */
  hrefOf: (page: number) => string;
  /** The name of the landmark. */
  label?: string | undefined;
  /** The name of the link one page back. */
  previousLabel?: string | undefined;
  /** The name of the link one page on. */
  nextLabel?: string | undefined;
  /** The name of a page's link. */
  pageLabel?: ((page: number) => string) | undefined;
  /** What stands in place of the numbers where there is little room. */
  positionText?: ((current: number, count: number) => string) | undefined;
  /** Never shows the numbers. */
  compact?: boolean | undefined;
}

interface EndProps {
  href: string | undefined;
  label: string;
  children: ReactNode;
}

/** At an end the arrow stays in its place and leads nowhere. */
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

/** The pages of a long list, as links. */
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
  if (import.meta.env.DEV && !(current >= 1 && current <= count))
    warnOnce("Pagination", "`current` counts from 1 and ends at `count`.");
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
