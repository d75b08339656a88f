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
  /** The panel's heading, and the start of the button's name. */
  title: string;
  /** The badge; it counts nothing. */
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
  /** One line above the bar; it scrolls away. */
  announcement?: ReactNode;
  /** Links, and disclosures where an entry has columns. */
  entries: readonly NavEntry[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
  /** Where the wordmark leads. */
  homeHref?: string;
  /** Where the person leads. */
  profileHref: string;
  /** The sample panel under the heart. */
  wishlist: HeaderPopup;
  /** The sample panel under the bag. */
  cart: HeaderPopup;
  /** Currency, theme and direction; they stand in the mobile menu below 1280 px. */
  controls?: ReactNode;
  /** One row with the mark in the middle, or the mark over a row of entries. */
  layout?: "row" | "stack";
  /** The magnifying glass. */
  onOpenSearch: () => void;
  /** The menu button, below 1280 px. */
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

/** The head of a template home: its wishlist and cart open popups instead of leading on [HDR-52, HDR-53]. */
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
