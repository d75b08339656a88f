import { useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { CountBadge } from "../../components/CountBadge/CountBadge.tsx";
import { IconButton, IconLink } from "../../components/IconButton/IconButton.tsx";
import { PopoverPanel } from "../../components/PopoverPanel/PopoverPanel.tsx";
import { BagIcon, HeartIcon, MenuIcon, SearchIcon, UserIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { MainNav } from "../SiteHeader/MainNav.tsx";
import type { NavItem } from "../SiteHeader/MainNav.tsx";
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

export type TemplateHeaderLabels = Messages["templateHeader"];

export interface TemplateHeaderProps extends RootProps<"header"> {
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
  /** Replaces the texts of the provider. */
  labels?: Partial<TemplateHeaderLabels>;
}

export const templateHeaderLabels: TemplateHeaderLabels = {
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
export function TemplateHeader({
  logo,
  announcement,
  items,
  activePath,
  homeHref = "/",
  profileHref,
  wishlist,
  cart,
  controls,
  layout = "row",
  onOpenSearch,
  onOpenMenu,
  labels: ownLabels,
  ...rest
}: TemplateHeaderProps): ReactElement {
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  const labels = useLabels("templateHeader", templateHeaderLabels, ownLabels);
  return (
    <>
      <div ref={mark} aria-hidden className={bar.sentinel} />
      {announcement !== undefined && <aside className={bar.announcement}>{announcement}</aside>}
      <header {...rest} className={css.header} data-state={stuck ? "stuck" : "top"}>
        <div className={`${css.bar} ${css.layouts[layout]}`}>
          <span className={bar.menuButton}>
            <IconButton
              label={labels.menu}
              icon={<MenuIcon size={24} />}
              aria-haspopup="dialog"
              onClick={onOpenMenu}
            />
          </span>
          <div className={css.nav}>
            <MainNav label={labels.nav} items={items} activePath={activePath} />
          </div>
          <span className={css.mark}>{logo ?? <Wordmark href={homeHref} />}</span>
          <div className={css.tools}>
            <div className={bar.fromDesk}>{controls}</div>
            <IconButton
              label={labels.search}
              icon={<SearchIcon size={24} />}
              aria-haspopup="dialog"
              onClick={onOpenSearch}
            />
            <span className={bar.fromTablet}>
              <IconLink label={labels.profile} icon={<UserIcon size={24} />} href={profileHref} />
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
