import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { ChevronDownIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import { holds } from "../SiteHeader/MainNav.tsx";
import type { NavItem } from "../SiteHeader/MainNav.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./MobileMenu.css.ts";

export interface MobileMenuProps extends RootProps<"div"> {
  /** Accessible name of the navigation. */
  label: string;
  /** Entries, as in `SiteHeader`. */
  items: readonly NavItem[];
  /** Path of the current page. Its item gets `aria-current`. */
  activePath: string;
  /** Link to login or to the profile. */
  account: { label: string; href: string };
  /** Link to the wishlist, if available. */
  wishlist?: { label: string; href: string };
  /** Controls for currency, theme and direction. */
  controls?: ReactNode;
  /** Called when a link is followed. Close the sheet. */
  onNavigate: () => void;
}

const current = (href: string, path: string): "page" | undefined =>
  href === path ? "page" : undefined;

/** Content of the mobile menu in a `Sheet`: closed groups of which one opens at a time; account and settings stay in view. */
export function MobileMenu({
  label,
  items,
  activePath,
  account,
  wishlist,
  controls,
  onNavigate,
  ...rest
}: MobileMenuProps): ReactElement {
  return (
    <div {...rest} className={css.menu}>
      <nav aria-label={label}>
        <ul role="list">
          {items.map((item) => (
            <li key={item.label}>
              {item.columns === undefined ? (
                <Anchor
                  href={item.href ?? "/"}
                  className={css.entry}
                  aria-current={current(item.href ?? "/", activePath)}
                  onClick={onNavigate}
                >
                  {item.label}
                </Anchor>
              ) : (
                <details name="mobile-menu">
                  <summary
                    className={css.entry}
                    data-current={holds(item, activePath) || undefined}
                  >
                    <span>{item.label}</span>
                    <span className={css.chevron}>
                      <ChevronDownIcon />
                    </span>
                  </summary>
                  <div className={css.group}>
                    {item.columns.map(({ title, links }, index) => (
                      <div key={title ?? `column-${index}`}>
                        {title !== undefined && <p className={css.groupTitle}>{title}</p>}
                        <ul role="list">
                          {links.map((link) => (
                            <li key={link.href}>
                              <Anchor
                                href={link.href}
                                className={css.link}
                                aria-current={current(link.href, activePath)}
                                onClick={onNavigate}
                              >
                                {link.label}
                              </Anchor>
                            </li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </div>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.foot}>
        <div className={css.links}>
          <ButtonLink href={account.href} fullWidth onClick={onNavigate}>
            {account.label}
          </ButtonLink>
          {wishlist !== undefined && (
            <ButtonLink href={wishlist.href} variant="secondary" fullWidth onClick={onNavigate}>
              {wishlist.label}
            </ButtonLink>
          )}
        </div>
        {controls}
      </div>
    </div>
  );
}
