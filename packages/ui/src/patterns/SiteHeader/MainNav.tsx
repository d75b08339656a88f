import { memo, useEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from "react";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { PopupHead, PopupScrim } from "../../components/Popup/Popup.tsx";
import * as popup from "../../components/Popup/Popup.css.ts";
import { isPopupOpen, useHideWithOpener, usePopup } from "../../components/Popup/usePopup.ts";
import * as sheet from "../../components/Sheet/Sheet.css.ts";
import { ChevronDownIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavLink {
  label: string;
  href: string;
}

export interface NavColumn {
  title?: string;
  links: readonly NavLink[];
}

export interface NavItem {
  label: string;
  /** URL of a plain link. An item with columns opens a panel instead. */
  href?: string;
  columns?: readonly NavColumn[];
  /** A link with a picture at the inline end of the panel. Wide headers only. */
  feature?: NavLink & { picture: ReactNode };
}

export interface MainNavProps {
  /** Id of the menu, a popover below 1200 px. */
  id: string;
  /** Heading of the menu. */
  title: string;
  /** Accessible name of the navigation. */
  label: string;
  /** Links and, for items with columns, disclosures. */
  items: readonly NavItem[];
  /** Path of the current page. Its item gets `aria-current`. */
  activePath: string;
  /** Links at the end of the menu. */
  links: readonly NavLink[];
  /** Controls at the end of the menu. */
  controls: ReactNode;
}

const holds = (item: NavItem, path: string): boolean =>
  item.columns?.some(({ links }) => links.some(({ href }) => href === path)) ?? false;

const current = (href: string, path: string): "page" | undefined =>
  href === path ? "page" : undefined;

interface PartProps {
  item: NavItem;
  activePath: string;
}

const Panel = ({ item, activePath }: PartProps): ReactElement => (
  <div className={styles.panel}>
    <div className={styles.panelInner}>
      {item.columns?.map(({ title, links }, index) => (
        <div key={title ?? `column-${index}`}>
          {title !== undefined && <p className={styles.columnTitle}>{title}</p>}
          <ul role="list">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Anchor
                  href={href}
                  className={styles.panelLink}
                  aria-current={current(href, activePath)}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {item.feature !== undefined && (
        <Anchor href={item.feature.href} className={styles.feature}>
          <span className={styles.featurePicture}>{item.feature.picture}</span>
          <span>{item.feature.label}</span>
        </Anchor>
      )}
    </div>
  </div>
);

const Entry = ({ item, activePath, group }: PartProps & { group: string }): ReactElement => {
  const { label, href = "/", columns } = item;
  if (columns === undefined)
    return (
      <Anchor href={href} className={styles.entry} aria-current={current(href, activePath)}>
        {label}
      </Anchor>
    );
  return (
    // Opened by the browser, also before hydration. One of a name is open at a time.
    <details name={group} suppressHydrationWarning>
      <summary className={styles.entry} data-current={holds(item, activePath) || undefined}>
        <span>{label}</span>
        <span className={styles.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <Panel item={item} activePath={activePath} />
    </details>
  );
};

const openGroup = "details[open]";

const closeGroups = (menu: Element | null): void => {
  for (const group of menu?.querySelectorAll<HTMLDetailsElement>(openGroup) ?? [])
    group.open = false;
};

/* In a wide header a panel covers the page, so it closes when the focus leaves and by Escape. In the menu the browser
 * closes the whole menu. */
const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
  if (!isPopupOpen(currentTarget.closest("[popover]")) && !currentTarget.contains(relatedTarget))
    closeGroups(currentTarget);
};
const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
  const open = currentTarget.querySelector(openGroup);
  if (key !== "Escape" || !open || isPopupOpen(currentTarget.closest("[popover]"))) return;
  open.querySelector("summary")?.focus();
  closeGroups(currentTarget);
};

/**
 * The entries of the shop, once for all widths: a disclosure navigation (APG) in a wide header, below 1200 px the content
 * of a modal menu. Both work without scripts. What is open closes when a link is followed and when the page changes. Does
 * not render again when the header becomes stuck.
 */
export const MainNav = memo(function MainNav({
  id,
  title,
  label,
  items,
  activePath,
  links,
  controls,
}: MainNavProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  usePopup(menu, (open) => {
    setOpen(open);
    if (!open) closeGroups(menu.current);
  });
  const shownPath = useRef(activePath);
  useEffect(() => {
    if (shownPath.current !== activePath) closeGroups(menu.current);
    shownPath.current = activePath;
  }, [activePath]);
  useHideWithOpener(menu, isOpen);

  const onClick = ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof Element) || !target.closest("a")) return;
    closeGroups(menu.current);
    menu.current?.hidePopover();
  };

  return (
    <div
      {...{ onClick }}
      ref={menu}
      id={id}
      popover="auto"
      {...(isOpen && { role: "dialog", "aria-modal": true, "aria-label": title })}
      className={classNames(popup.popup, styles.menu)}
    >
      <div className={styles.menuOnly}>
        <PopupScrim id={id} />
      </div>
      <div className={classNames(sheet.sheet, sheet.side.start, popup.panel, styles.sheet)}>
        <div className={styles.menuOnly}>
          <PopupHead id={id} isFocused>
            {title}
          </PopupHead>
        </div>
        <nav aria-label={label} className={styles.nav} {...{ onBlur, onKeyDown }}>
          <ul role="list" className={styles.entries}>
            {items.map((item) => (
              <li key={item.label} className={styles.item}>
                <Entry item={item} activePath={activePath} group={`${id}-group`} />
              </li>
            ))}
          </ul>
        </nav>
        <div hidden={links.length === 0 && controls === undefined} className={styles.foot}>
          <div className={styles.links}>
            {links.map((link, index) => (
              <ButtonLink
                key={link.label}
                href={link.href}
                variant={index > 0 ? "secondary" : "primary"}
                fullWidth
              >
                {link.label}
              </ButtonLink>
            ))}
          </div>
          {/* They need scripts, and the document has them in the line of the header. */}
          {isOpen && controls}
        </div>
      </div>
    </div>
  );
});
