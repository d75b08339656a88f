import { useId, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { MenuIcon, SearchIcon } from "../../icons.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import { MainNav } from "./MainNav.tsx";
import type { NavItem, NavLink } from "./MainNav.tsx";
import * as styles from "./SiteHeader.css.ts";
import { useStuck } from "./useStuck.ts";

export interface HeaderFrameProps extends RootProps<"header"> {
  /** The wordmark of the shop, with its link. Defaults to `Wordmark`. */
  logo?: ReactNode;
  /** Text in the line above the rows. Shown from 1200 px. */
  announcement?: ReactNode;
  /** Links and, for entries with columns, disclosures. Below 1200 px they are in a menu. */
  items: readonly NavItem[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
  /** URL of the default wordmark. @default "/" */
  homeHref?: string;
  /** Controls for currency, theme and direction, at the end of the line. Below 1200 px they are in the menu. */
  controls?: ReactNode;
  /** Links at the end of the menu: login or profile, wishlist. */
  menuLinks?: readonly NavLink[];
  /** Id of the `SearchDialog` that the search button opens. */
  searchId: string;
}

const none: readonly NavLink[] = [];

interface OwnProps extends HeaderFrameProps {
  texts: { nav: string; menu: string; menuTitle: string; search: string };
  /** Tools before the search. */
  start?: ReactNode;
  /** Tools after the search, at the end of the first row. */
  children: ReactNode;
}

/**
 * A line, a row with wordmark and tools, and a row with the entries. One row of 56 px when the page has scrolled. The
 * browser opens menu and search, so both work before hydration and without scripts.
 */
export const HeaderFrame = ({
  logo,
  announcement,
  items,
  activePath,
  homeHref = "/",
  controls,
  menuLinks = none,
  searchId,
  texts,
  start,
  children,
  ...rest
}: OwnProps): ReactElement => {
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  const menuId = useId();
  const hasLine = announcement !== undefined || controls !== undefined;
  return (
    <>
      <div ref={mark} aria-hidden className={styles.sentinel} />
      <header
        {...rest}
        className={hasLine ? `${styles.header} ${styles.withLine}` : styles.header}
        data-state={stuck ? "stuck" : "top"}
      >
        {hasLine && (
          <div className={styles.line}>
            <p className={styles.announcement}>{announcement}</p>
            <div className={styles.controls}>{controls}</div>
          </div>
        )}
        <div className={styles.bar}>
          <span className={styles.menuButton}>
            <IconButton
              label={texts.menu}
              icon={<MenuIcon size={22} />}
              aria-haspopup="dialog"
              popoverTarget={menuId}
            />
          </span>
          <span className={styles.mark}>{logo ?? <Wordmark href={homeHref} />}</span>
          <div className={styles.tools}>
            {start}
            <IconButton
              label={texts.search}
              icon={<SearchIcon size={22} />}
              aria-haspopup="dialog"
              popoverTarget={searchId}
            />
            {children}
          </div>
        </div>
        <MainNav
          id={menuId}
          title={texts.menuTitle}
          label={texts.nav}
          items={items}
          activePath={activePath}
          links={menuLinks}
          controls={controls}
        />
      </header>
    </>
  );
};
