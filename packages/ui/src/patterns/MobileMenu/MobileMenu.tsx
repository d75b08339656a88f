import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { ChevronDownIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import { holds } from "../SiteHeader/MainNav.tsx";
import type { NavEntry } from "../SiteHeader/MainNav.tsx";
import * as css from "./MobileMenu.css.ts";

export interface MobileMenuProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Entries, as in `SiteHeader`. */
  entries: readonly NavEntry[];
  /** Path of the current page. Its entry gets `aria-current`. */
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

/** Content of the mobile menu: groups of which one is open at a time, account and settings. */
export function MobileMenu({
  label,
  entries,
  activePath,
  account,
  wishlist,
  controls,
  onNavigate,
}: MobileMenuProps): ReactElement {
  return (
    <div className={css.menu}>
      <nav aria-label={label}>
        <ul role="list">
          {entries.map((entry) => (
            <li key={entry.label}>
              {entry.columns === undefined ? (
                <Anchor
                  href={entry.href ?? "/"}
                  className={css.entry}
                  aria-current={current(entry.href ?? "/", activePath)}
                  onClick={onNavigate}
                >
                  {entry.label}
                </Anchor>
              ) : (
                <details name="mobile-menu" open={holds(entry, activePath) || undefined}>
                  <summary className={css.entry}>
                    {entry.label}
                    <span className={css.chevron}>
                      <ChevronDownIcon />
                    </span>
                  </summary>
                  <div className={css.group}>
                    {entry.columns.map(({ title, links }, index) => (
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
        <ButtonLink href={account.href} fullWidth onClick={onNavigate}>
          {account.label}
        </ButtonLink>
        {wishlist !== undefined && (
          <ButtonLink href={wishlist.href} variant="secondary" fullWidth onClick={onNavigate}>
            {wishlist.label}
          </ButtonLink>
        )}
        {controls}
      </div>
    </div>
  );
}
