import type { ReactElement } from "react";
import { ChevronEndIcon } from "../../icons.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import * as linkStyles from "../Link/Link.css.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Breadcrumb.css.ts";

export interface Crumb {
  label: string;
  /** URL of the page. Omit it for the current page, which is the last item. */
  href?: string;
}

export interface BreadcrumbProps extends RootProps<"nav"> {
  /** Accessible name of the landmark, for example "Breadcrumb". */
  label: string;
  /** The path from the home page to the current page, which is the last item. */
  items: readonly Crumb[];
}

/** Links to the parent pages of the current page (APG breadcrumb). */
export const Breadcrumb = ({ label, items, ...rest }: BreadcrumbProps): ReactElement => (
  <nav {...rest} aria-label={label}>
    <ol role="list" className={styles.list}>
      {items.map(({ label: text, href }, index) => (
        // Two crumbs may have the same text.
        <li key={`${index} ${text}`} className={styles.item}>
          {href === undefined ? (
            <span aria-current="page" className={styles.current}>
              {text}
            </span>
          ) : (
            <>
              <Anchor href={href} className={linkStyles.variant.quiet}>
                {text}
              </Anchor>
              <ChevronEndIcon size={16} />
            </>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
