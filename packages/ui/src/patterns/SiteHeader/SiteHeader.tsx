import { useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { CountBadge } from "../../components/CountBadge/CountBadge.tsx";
import { IconButton, IconLink } from "../../components/IconButton/IconButton.tsx";
import { BagIcon, HeartIcon, MenuIcon, SearchIcon, UserIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import { MainNav } from "./MainNav.tsx";
import type { NavEntry } from "./MainNav.tsx";
import * as css from "./SiteHeader.css.ts";
import { useStuck } from "./useStuck.ts";

export type { NavColumn, NavEntry, NavLink } from "./MainNav.tsx";

export interface SiteHeaderLabels {
  nav: string;
  menu: string;
  search: string;
  profile: string;
  login: string;
  wishlist: (count: number) => string;
  cart: (count: number) => string;
}

export interface SiteHeaderProps {
  /** One line above the bar; it scrolls away. */
  announcement?: ReactNode;
  /** Links, and disclosures where an entry has columns. */
  entries: readonly NavEntry[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
  /** Where the wordmark leads. */
  homeHref?: string;
  /** Where the icons lead; for visitors all three are '/login' [HDR-27..32]. */
  profileHref: string;
  /** Where the heart leads. */
  wishlistHref: string;
  /** Where the bag leads. */
  cartHref: string;
  /** Shows the 'Login' link on small screens [HDR-39]. Leave out for customers. */
  loginHref?: string;
  /** Shown on the heart and part of its name; nothing at 0. */
  wishlistCount?: number;
  /** Shown on the bag and part of its name; nothing at 0. */
  cartCount?: number;
  /** Currency, theme and direction; they stand in the mobile menu below 1280 px. */
  controls?: ReactNode;
  /** The magnifying glass. */
  onOpenSearch: () => void;
  /** The menu button, below 1280 px. */
  onOpenMenu: () => void;
  /** Replaces the English labels. */
  labels?: Partial<SiteHeaderLabels>;
}

/** As the badge shows it: what is seen is part of the name (WCAG 2.5.3). */
const items = (count: number): string =>
  count === 1 ? "1 item" : `${count > 99 ? "99+" : count} items`;

const english: SiteHeaderLabels = {
  nav: "Main",
  menu: "Open menu",
  search: "Search",
  profile: "My profile",
  login: "Login",
  wishlist: (count) => (count > 0 ? `Wishlist, ${items(count)}` : "Wishlist"),
  cart: (count) => (count > 0 ? `Cart, ${items(count)}` : "Cart"),
};

/** The head of every page. A fragment: put it straight into the page so that the bar can stay in view. */
export function SiteHeader(props: SiteHeaderProps): ReactElement {
  const { wishlistCount = 0, cartCount = 0, loginHref } = props;
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  const labels = { ...english, ...props.labels };
  return (
    <>
      <div ref={mark} aria-hidden className={css.sentinel} />
      {props.announcement !== undefined && (
        <aside className={css.announcement}>{props.announcement}</aside>
      )}
      <header className={css.header} data-state={stuck ? "stuck" : "top"}>
        <div className={css.bar}>
          <span className={`${css.menuButton} ${css.live}`}>
            <IconButton
              label={labels.menu}
              icon={<MenuIcon size={24} />}
              aria-haspopup="dialog"
              onClick={props.onOpenMenu}
            />
          </span>
          <MainNav label={labels.nav} entries={props.entries} activePath={props.activePath} />
          <span className={css.live}>
            <Wordmark href={props.homeHref ?? "/"} />
          </span>
          <div className={css.tools}>
            <div className={`${css.fromDesk} ${css.live}`}>{props.controls}</div>
            {loginHref !== undefined && (
              <Anchor href={loginHref} className={`${css.login} ${css.live}`}>
                {labels.login}
              </Anchor>
            )}
            <span className={css.live}>
              <IconButton
                label={labels.search}
                icon={<SearchIcon size={24} />}
                aria-haspopup="dialog"
                onClick={props.onOpenSearch}
              />
            </span>
            <span className={`${css.fromTablet} ${css.live}`}>
              <IconLink
                label={labels.profile}
                icon={<UserIcon size={24} />}
                href={props.profileHref}
              />
            </span>
            <span className={`${css.fromTablet} ${css.live}`}>
              <IconLink
                label={labels.wishlist(wishlistCount)}
                icon={<HeartIcon size={24} />}
                href={props.wishlistHref}
              >
                <CountBadge count={wishlistCount} />
              </IconLink>
            </span>
            <span className={css.live}>
              <IconLink
                label={labels.cart(cartCount)}
                icon={<BagIcon size={24} />}
                href={props.cartHref}
              >
                <CountBadge count={cartCount} />
              </IconLink>
            </span>
          </div>
        </div>
      </header>
    </>
  );
}
