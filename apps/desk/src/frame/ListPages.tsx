import { ButtonLink } from "@pallu/ui";
import type { ReactElement } from "react";
import { focusHeading } from "./Page.tsx";
import * as styles from "./ListPages.css.ts";

export interface PageLink {
  label: string;
  href: string;
}

export interface ListPagesProps {
  /** How many rows all pages have, such as "12 coupons". */
  count?: string;
  /** To the page before, or to the first one. Undefined on the first page. */
  back?: PageLink;
  /** To the page after. Undefined on the last page. */
  next?: PageLink;
}

/** How long a list is, and the links to its other pages. A press leads to the heading, as the links go with the page. */
export const ListPages = ({ count, back, next }: ListPagesProps): ReactElement | null =>
  count === undefined && !back && !next ? null : (
    <div className={styles.foot}>
      <bdi>{count}</bdi>
      {(back || next) && (
        <nav aria-label="Pages" className={styles.links}>
          {back && (
            <ButtonLink
              variant="secondary"
              size="small"
              rel="prev"
              href={back.href}
              onClick={focusHeading}
            >
              {back.label}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink
              variant="secondary"
              size="small"
              rel="next"
              href={next.href}
              onClick={focusHeading}
            >
              {next.label}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );

/** Returns the links of a list that only goes on: to its first page and to the next one. */
export const pageLinks = (
  hrefWith: (changes: { after: string }) => string,
  after: string,
  next: string | null | undefined,
  labels = { first: "First page", next: "Next page" },
): Pick<ListPagesProps, "back" | "next"> => ({
  back: after === "" ? undefined : { label: labels.first, href: hrefWith({ after: "" }) },
  next:
    next === null || next === undefined
      ? undefined
      : { label: labels.next, href: hrefWith({ after: next }) },
});
