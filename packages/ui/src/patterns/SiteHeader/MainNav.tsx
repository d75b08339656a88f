import { memo, useEffect, useId, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { PopoverSheet } from "../../components/Popover/Popover.tsx";
import { modal } from "../../components/Popover/Popover.css.ts";
import { usePopover } from "../../components/Popover/usePopover.ts";
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

const Panel = ({ id, item, activePath }: PartProps & { id: string }): ReactElement => (
  <div ref={usePopover({ modal: false }).ref} id={id} popover="auto" className={styles.panel}>
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
  const id = useId();
  if (columns === undefined)
    return (
      <Anchor href={href} className={styles.entry} aria-current={current(href, activePath)}>
        {label}
      </Anchor>
    );
  const trigger = {
    "data-current": holds(item, activePath) || undefined,
    className: styles.entry,
    children: (
      <>
        <span>{label}</span>
        <span className={styles.chevron}>
          <ChevronDownIcon size={16} />
        </span>
      </>
    ),
  };
  return (
    <>
      {/* In the menu the panel is below its title. Opened by the browser, one of a name at a time. */}
      <details name={group} suppressHydrationWarning className={styles.menuOnly}>
        <summary {...trigger} />
      </details>
      <div className={styles.wideOnly}>
        <button {...trigger} type="button" popoverTarget={id} />
      </div>
      <Panel id={id} item={item} activePath={activePath} />
    </>
  );
};

/** Closes the groups of the menu and the panels of a wide header. */
const closeGroups = (menu: HTMLElement | null): void => {
  for (const group of menu?.querySelectorAll("details") ?? []) group.open = false;
  for (const panel of menu?.querySelectorAll<HTMLElement>("[popover]") ?? [])
    // Older browsers have no popovers.
    panel.hidePopover?.();
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
  const menu = useRef<HTMLDivElement>(null);
  const { isOpen, ref } = usePopover({
    modal: true,
    onOpenChange: (open) => {
      if (!open) closeGroups(menu.current);
    },
    ref: menu,
  });
  const shownPath = useRef(activePath);
  useEffect(() => {
    if (shownPath.current !== activePath) closeGroups(menu.current);
    shownPath.current = activePath;
  }, [activePath]);

  const onClick = ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof Element) || !target.closest("a")) return;
    closeGroups(menu.current);
    menu.current?.hidePopover();
  };

  return (
    <div
      {...{ onClick }}
      ref={ref}
      id={id}
      popover="auto"
      {...(isOpen && { role: "dialog", "aria-modal": true, "aria-label": title })}
      className={classNames(modal, styles.menu)}
    >
      <PopoverSheet id={id} title={title} placement="start" className={styles.sheet}>
        <nav aria-label={label} className={styles.nav}>
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
      </PopoverSheet>
    </div>
  );
});
