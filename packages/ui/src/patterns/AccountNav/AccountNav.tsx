import { useEffect, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./AccountNav.css.ts";

export interface AccountNavItem {
  label: string;
  href: string;
  icon?: ReactNode;
}

export interface AccountNavProps extends RootProps<"nav"> {
  /** Accessible name of the navigation. */
  label: string;
  /** The items, without logout. */
  items: readonly AccountNavItem[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
  /** The logout button, rendered as the last entry. */
  logout: { label: string; icon?: ReactNode; onLogout: () => void };
}

/** Navigation of the account pages. */
export const AccountNav = ({
  label,
  items,
  activePath,
  logout,
  ...rest
}: AccountNavProps): ReactElement => {
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the current entry to the centre on phones, in both directions.
  useEffect(() => {
    const current = list.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const box = list.current?.getBoundingClientRect();
    if (!list.current || !current || !box) return;
    list.current.scrollLeft += current.x + current.width / 2 - (box.x + box.width / 2);
  }, [activePath]);

  return (
    <nav {...rest} aria-label={label}>
      <ul ref={list} role="list" className={styles.list}>
        {items.map(({ label: text, href, icon }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={styles.entry}
              aria-current={href === activePath ? "page" : undefined}
            >
              {icon}
              <span>{text}</span>
            </Anchor>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={logout.onLogout}>
            {logout.icon}
            <span>{logout.label}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
};

export interface AccountLayoutProps extends RootProps<"div"> {
  /** An `AccountNav`. */
  nav: ReactNode;
}

/** Lays out the navigation beside an account page. */
export const AccountLayout = ({ nav, children, ...rest }: AccountLayoutProps): ReactElement => (
  <div {...rest} className={styles.layout}>
    {nav}
    <div>{children}</div>
  </div>
);
