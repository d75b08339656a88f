import type { ReactElement } from "react";
import { ChevronEndIcon } from "../../icons.ts";
import { useLinkComponent } from "../../provider/UiProvider.tsx";
import * as linkStyles from "../Link/Link.css.ts";
import * as styles from "./Breadcrumb.css.ts";

export interface Crumb {
  label: string;
  /** Left out for the page itself, which comes last. */
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** The name of the landmark: "Breadcrumb". */
  label: string;
  /** From the home page down; the last one is the page itself. */
  items: readonly Crumb[];
}

/** The way from the home page to this one (APG breadcrumb). */
export const Breadcrumb = ({ label, items }: BreadcrumbProps): ReactElement => {
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {items.map(({ label: text, href }) => (
          <li key={text} className={styles.item}>
            {href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {text}
              </span>
            ) : (
              <>
                <LinkComponent href={href} className={linkStyles.variant.quiet}>
                  {text}
                </LinkComponent>
                <ChevronEndIcon size={16} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
