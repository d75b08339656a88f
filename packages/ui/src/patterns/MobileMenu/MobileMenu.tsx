import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { ChevronDownIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import { holds } from "../SiteHeader/MainNav.tsx";
import type { NavEntry } from "../SiteHeader/MainNav.tsx";
import * as css from "./MobileMenu.css.ts";

export interface MobileMenuProps {
  /** The name of the navigation. */
  label: string;
  /** The same as in the site's header. */
  entries: readonly NavEntry[];
  /** The path of the page; its entry is marked as the current one. */
  activePath: string;
  /** 'Login' for visitors, the profile for customers. */
  account: { label: string; href: string };
  /** The entry of the wishlist, for those who have one. */
  wishlist?: { label: string; href: string };
  /** Currency, theme and direction. */
  controls?: ReactNode;
  /** A link was taken: close the sheet. */
  onNavigate: () => void;
}

const current = (href: string, path: string): "page" | undefined =>
  href === path ? "page" : undefined;

/** What stands in the menu sheet: groups that open one at a time, the account and the settings. */
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
