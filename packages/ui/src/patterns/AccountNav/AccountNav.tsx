import { useEffect, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./AccountNav.css.ts";

export interface AccountEntry {
  label: string;
  href: string;
  icon?: ReactNode;
}

export interface AccountNavProps {
  /** The name of the navigation. */
  label: string;
  /** My Profile, Edit Account, Order History, Wishlist. */
  entries: readonly AccountEntry[];
  /** The path of the page; its entry is marked as the current one. */
  activePath: string;
  /** The last entry acts instead of leading somewhere. */
  logout: { label: string; icon?: ReactNode; onLogout: () => void };
}

/** The account's side menu. */
export function AccountNav({ label, entries, activePath, logout }: AccountNavProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);

  // On a phone the entries scroll: the one of this page is brought to the middle, in either direction.
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    if (!list.current || !current || !box) return;
    list.current.scrollLeft += current.x + current.width / 2 - (box.x + box.width / 2);
  }, [activePath]);

  return (
    <nav aria-label={label}>
      <ul ref={list} role="list" className={css.list}>
        {entries.map(({ label: text, href, icon }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={css.entry}
              aria-current={href === activePath ? "page" : undefined}
            >
              {icon}
              {text}
            </Anchor>
          </li>
        ))}
        <li>
          <button type="button" className={css.entry} onClick={logout.onLogout}>
            {logout.icon}
            {logout.label}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/** The menu beside an account page. */
export function AccountLayout({
  nav,
  children,
}: {
  nav: ReactNode;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={css.layout}>
      {nav}
      <div>{children}</div>
    </div>
  );
}
