import { useRef, useTransition } from "react";
import type { ReactElement, ReactNode } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { MenuIcon } from "../../icons.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Wordmark } from "../Wordmark/Wordmark.tsx";
import { MainNav } from "./MainNav.tsx";
import type { NavItem } from "./MainNav.tsx";
import * as css from "./SiteHeader.css.ts";
import { useStuck } from "./useStuck.ts";

export interface HeaderFrameProps extends RootProps<"header"> {
  /** The wordmark of the shop, with its link. Defaults to that of Pallu. */
  logo?: ReactNode;
  /** Text in the line above the rows. Shown from 1200 px. */
  announcement?: ReactNode;
  /** Links and, for entries with columns, disclosure buttons. */
  items: readonly NavItem[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
  /** URL of the default wordmark. @default "/" */
  homeHref?: string;
  /** Controls for currency, theme and direction, at the end of the line. Below 1200 px they are in the mobile menu. */
  controls?: ReactNode;
  /** Called by the menu button, shown below 1200 px, in a transition: the button is busy until the menu is shown. */
  onOpenMenu: () => void;
}

interface OwnProps extends HeaderFrameProps {
  texts: { nav: string; menu: string };
  /** The tools at the end of the first row. */
  children: ReactNode;
}

/** A line, a row with wordmark and tools, and a row with the entries. One row of 56 px when the page has scrolled. */
export function HeaderFrame({
  logo,
  announcement,
  items,
  activePath,
  homeHref = "/",
  controls,
  onOpenMenu,
  texts,
  children,
  ...rest
}: OwnProps): ReactElement {
  const mark = useRef<HTMLDivElement>(null);
  const stuck = useStuck(mark);
  const [isOpening, startOpening] = useTransition();
  const hasLine = announcement !== undefined || controls !== undefined;
  return (
    <>
      <div ref={mark} aria-hidden className={css.sentinel} />
      <header
        {...rest}
        className={hasLine ? `${css.header} ${css.withLine}` : css.header}
        data-state={stuck ? "stuck" : "top"}
      >
        {hasLine && (
          <div className={css.line}>
            <p className={css.announcement}>{announcement}</p>
            <div className={css.controls}>{controls}</div>
          </div>
        )}
        <div className={css.bar}>
          <span className={css.menuButton}>
            <IconButton
              label={texts.menu}
              icon={<MenuIcon size={22} />}
              aria-haspopup="dialog"
              aria-busy={isOpening || undefined}
              onClick={() => startOpening(onOpenMenu)}
            />
          </span>
          <span className={css.mark}>{logo ?? <Wordmark href={homeHref} />}</span>
          <div className={css.tools}>{children}</div>
        </div>
        <MainNav label={texts.nav} items={items} activePath={activePath} />
      </header>
    </>
  );
}
