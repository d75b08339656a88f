import { useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { CountBadge } from "../../components/CountBadge/CountBadge.tsx";
import { IconButton, IconLink } from "../../components/IconButton/IconButton.tsx";
import { BagIcon, HeartIcon, MenuIcon, SearchIcon, UserIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Anchor } from "../Anchor.tsx";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import { MainNav } from "./MainNav.tsx";
import type { NavItem } from "./MainNav.tsx";
import * as css from "./SiteHeader.css.ts";
import { useStuck } from "./useStuck.ts";

export type { NavColumn, NavItem, NavLink } from "./MainNav.tsx";

export type SiteHeaderLabels = Messages["siteHeader"];

export interface SiteHeaderProps extends RootProps<"header"> {
  /** The wordmark of the shop, with its link. Defaults to that of Pallu. */
  logo?: ReactNode;
  /** Text above the header, not sticky. */
  announcement?: ReactNode;
  /** Links and, for entries with columns, disclosure buttons. */
  items: readonly NavItem[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
  /** URL of the default wordmark. @default "/" */
  homeHref?: string;
  /** URL of the profile icon. Visitors get "/login" for all three icons (HDR-27 to HDR-32). */
  profileHref: string;
  /** URL of the wishlist icon. */
  wishlistHref: string;
  /** URL of the cart icon. */
  cartHref: string;
  /** URL of the Login link on small screens (HDR-39). Omit it for customers. */
  loginHref?: string;
  /** Number of products in the wishlist. Part of the accessible name; hidden at 0. @default 0 */
  wishlistCount?: number;
  /** Number of products in the cart. Part of the accessible name; hidden at 0. @default 0 */
  cartCount?: number;
  /** Controls for currency, theme and direction. Below 1280 px they are in the mobile menu. */
  controls?: ReactNode;
  /** Called by the search button. */
  onOpenSearch: () => void;
  /** Called by the menu button, shown below 1280 px. */
  onOpenMenu: () => void;
  /** Replaces the texts of the provider. */
  labels?: Partial<SiteHeaderLabels>;
}

/** Formats a count as in the badge, because visible text must be part of the name (WCAG 2.5.3). */
const items = (count: number): string =>
  count === 1 ? "1 item" : `${count > 99 ? "99+" : count} items`;

export const siteHeaderLabels: SiteHeaderLabels = {
  nav: "Main",
  menu: "Open menu",
  search: "Search",
  profile: "My profile",
  login: "Login",
  wishlist: (count) => (count > 0 ? `Wishlist, ${items(count)}` : "Wishlist"),
  cart: (count) => (count > 0 ? `Cart, ${items(count)}` : "Cart"),
};

/** The site header. A fragment: render it as a direct child of the page, so that the sticky header stays in view. */
export function SiteHeader({
  logo,
  announcement,
  items: entries,
  activePath,
  homeHref = "/",
  profileHref,
  wishlistHref,
  cartHref,
  loginHref,
  wishlistCount = 0,
  cartCount = 0,
  controls,
  onOpenSearch,
  onOpenMenu,
  labels: ownLabels,
  ...rest
}: SiteHeaderProps): ReactElement {
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  const labels = useLabels("siteHeader", siteHeaderLabels, ownLabels);
  return (
    <>
      <div ref={mark} aria-hidden className={css.sentinel} />
      {announcement !== undefined && <aside className={css.announcement}>{announcement}</aside>}
      <header {...rest} className={css.header} data-state={stuck ? "stuck" : "top"}>
        <div className={css.bar}>
          <span className={`${css.menuButton} ${css.live}`}>
            <IconButton
              label={labels.menu}
              icon={<MenuIcon size={24} />}
              aria-haspopup="dialog"
              onClick={onOpenMenu}
            />
          </span>
          <MainNav label={labels.nav} items={entries} activePath={activePath} />
          <span className={css.live}>{logo ?? <Wordmark href={homeHref} />}</span>
          <div className={css.tools}>
            <div className={`${css.fromDesk} ${css.live}`}>{controls}</div>
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
                onClick={onOpenSearch}
              />
            </span>
            <span className={`${css.fromTablet} ${css.live}`}>
              <IconLink label={labels.profile} icon={<UserIcon size={24} />} href={profileHref} />
            </span>
            <span className={`${css.fromTablet} ${css.live}`}>
              <IconLink
                label={labels.wishlist(wishlistCount)}
                icon={<HeartIcon size={24} />}
                href={wishlistHref}
              >
                <CountBadge count={wishlistCount} />
              </IconLink>
            </span>
            <span className={css.live}>
              <IconLink label={labels.cart(cartCount)} icon={<BagIcon size={24} />} href={cartHref}>
                <CountBadge count={cartCount} />
              </IconLink>
            </span>
          </div>
        </div>
      </header>
    </>
  );
}
