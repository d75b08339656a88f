import { useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from "react";
import { ChevronDownIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import * as css from "./SiteHeader.css.ts";

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
  /** A link with a picture at the inline end of the panel. */
  feature?: NavLink & { picture: ReactNode };
}

export interface MainNavProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Links and, for items with columns, disclosure buttons. */
  items: readonly NavItem[];
  /** Path of the current page. Its item gets `aria-current`. */
  activePath: string;
}

export const holds = (item: NavItem, path: string): boolean =>
  item.columns?.some(({ links }) => links.some(({ href }) => href === path)) ?? false;

const current = (href: string, path: string): "page" | undefined =>
  href === path ? "page" : undefined;

interface PanelProps {
  id: string;
  item: NavItem;
  activePath: string;
  onLeave: () => void;
}

function Panel({ id, item, activePath, onLeave }: PanelProps): ReactElement {
  return (
    <div id={id} className={css.panel}>
      <div className={css.panelInner}>
        {item.columns?.map(({ title, links }, index) => (
          <div key={title ?? `column-${index}`}>
            {title !== undefined && <p className={css.columnTitle}>{title}</p>}
            <ul role="list">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Anchor
                    href={href}
                    className={css.panelLink}
                    aria-current={current(href, activePath)}
                    onClick={onLeave}
                  >
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {item.feature !== undefined && (
          <Anchor href={item.feature.href} className={css.feature} onClick={onLeave}>
            <span className={css.featurePicture}>{item.feature.picture}</span>
            <span>{item.feature.label}</span>
          </Anchor>
        )}
      </div>
    </div>
  );
}

/** Disclosure navigation (APG). One panel is open at a time; it closes on Escape, when the focus leaves and when the page
 * changes. */
export function MainNav({ label, items, activePath }: MainNavProps): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
  const [shownPath, setShownPath] = useState(activePath);
  if (shownPath !== activePath) {
    setShownPath(activePath);
    setOpen(null);
  }
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const base = useId();

  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== "Escape" || open === null) return;
    buttons.current.get(open)?.focus();
    setOpen(null);
  };

  const leaving = { onBlur, onKeyDown };

  return (
    <nav aria-label={label} className={css.nav} {...leaving}>
      <ul role="list" className={css.entries}>
        {items.map((item, index) => {
          const id = `${base}-${index}`;
          if (item.columns === undefined) {
            const href = item.href ?? "/";
            return (
              <li key={item.label} className={css.live}>
                <Anchor href={href} className={css.entry} aria-current={current(href, activePath)}>
                  {item.label}
                </Anchor>
              </li>
            );
          }
          const expanded = open === item.label;
          return (
            <li key={item.label} className={css.live}>
              <button
                type="button"
                ref={(node) => {
                  if (node === null) buttons.current.delete(item.label);
                  else buttons.current.set(item.label, node);
                }}
                className={css.entry}
                aria-expanded={expanded}
                aria-controls={expanded ? id : undefined}
                data-current={holds(item, activePath) || undefined}
                onClick={() => setOpen(expanded ? null : item.label)}
              >
                <span>{item.label}</span>
                <span className={css.chevron}>
                  <ChevronDownIcon size={16} />
                </span>
              </button>
              {expanded && (
                <Panel id={id} item={item} activePath={activePath} onLeave={() => setOpen(null)} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
