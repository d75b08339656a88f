import { useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { CountBadge } from "../../components/CountBadge/CountBadge.tsx";
import { IconButton, IconLink } from "../../components/IconButton/IconButton.tsx";
import { PopoverPanel } from "../../components/PopoverPanel/PopoverPanel.tsx";
import { BagIcon, HeartIcon, MenuIcon, SearchIcon, UserIcon } from "../../icons.ts";
import { MainNav } from "../SiteHeader/MainNav.tsx";
import type { NavEntry } from "../SiteHeader/MainNav.tsx";
import * as bar from "../SiteHeader/SiteHeader.css.ts";
import { useStuck } from "../SiteHeader/useStuck.ts";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import * as css from "./TemplateHeader.css.ts";

export interface HeaderPopup {
  /** Heading of the panel and start of the button's name. */
  title: string;
  /** Number in the badge, a fixed value. */
  count: number;
  content: ReactNode;
}

export interface TemplateHeaderLabels {
  nav: string;
  menu: string;
  search: string;
  profile: string;
  items: (title: string, count: number) => string;
}

export interface TemplateHeaderProps {
  /** Text above the header, not sticky. */
  announcement?: ReactNode;
  /** Links and, for entries with columns, disclosure buttons. */
  entries: readonly NavEntry[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
  /** URL of the wordmark. @default "/" */
  homeHref?: string;
  /** URL of the profile icon. */
  profileHref: string;
  /** Popup of the wishlist button. */
  wishlist: HeaderPopup;
  /** Popup of the cart button. */
  cart: HeaderPopup;
  /** Controls for currency, theme and direction. Below 1280 px they are in the mobile menu. */
  controls?: ReactNode;
  /** Wordmark in the middle of the row, or above the entries. @default "row" */
  layout?: "row" | "stack";
  /** Called by the search button. */
  onOpenSearch: () => void;
  /** Called by the menu button, shown below 1280 px. */
  onOpenMenu: () => void;
  /** Replaces the English labels. */
  labels?: Partial<TemplateHeaderLabels>;
}

const english: TemplateHeaderLabels = {
  nav: "Main",
  menu: "Open menu",
  search: "Search",
  profile: "My profile",
  items: (title, count) => `${title}, ${count > 99 ? "99+" : count} items`,
};

function Popup({
  popup,
  icon,
  name,
}: {
  popup: HeaderPopup;
  icon: ReactNode;
  name: string;
}): ReactElement {
  return (
    <PopoverPanel
      label={name}
      icon={icon}
      badge={<CountBadge count={popup.count} />}
      title={popup.title}
    >
      {popup.content}
    </PopoverPanel>
  );
}

/** The header of a template home. Wishlist and cart open popups (HDR-52, HDR-53). */
export function TemplateHeader(props: TemplateHeaderProps): ReactElement {
  const { wishlist, cart, layout = "row" } = props;
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  const labels = { ...english, ...props.labels };
  return (
    <>
      <div ref={mark} aria-hidden className={bar.sentinel} />
      {props.announcement !== undefined && (
        <aside className={bar.announcement}>{props.announcement}</aside>
      )}
      <header className={css.header} data-state={stuck ? "stuck" : "top"}>
        <div className={`${css.bar} ${css.layouts[layout]}`}>
          <span className={bar.menuButton}>
            <IconButton
              label={labels.menu}
              icon={<MenuIcon size={24} />}
              aria-haspopup="dialog"
              onClick={props.onOpenMenu}
            />
          </span>
          <div className={css.nav}>
            <MainNav label={labels.nav} entries={props.entries} activePath={props.activePath} />
          </div>
          <span className={css.mark}>
            <Wordmark href={props.homeHref ?? "/"} />
          </span>
          <div className={css.tools}>
            <div className={bar.fromDesk}>{props.controls}</div>
            <IconButton
              label={labels.search}
              icon={<SearchIcon size={24} />}
              aria-haspopup="dialog"
              onClick={props.onOpenSearch}
            />
            <span className={bar.fromTablet}>
              <IconLink
                label={labels.profile}
                icon={<UserIcon size={24} />}
                href={props.profileHref}
              />
            </span>
            <div className={bar.fromTablet}>
              <Popup
                popup={wishlist}
                icon={<HeartIcon size={24} />}
                name={labels.items(wishlist.title, wishlist.count)}
              />
            </div>
            <Popup
              popup={cart}
              icon={<BagIcon size={24} />}
              name={labels.items(cart.title, cart.count)}
            />
          </div>
        </div>
      </header>
    </>
  );
}
