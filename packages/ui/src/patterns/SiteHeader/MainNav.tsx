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

export interface NavEntry {
  label: string;
  /** URL of a plain link. An entry with columns opens a panel instead. */
  href?: string;
  columns?: readonly NavColumn[];
  /** Picture at the inline end of the panel. */
  feature?: ReactNode;
}

export interface MainNavProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Links and, for entries with columns, disclosure buttons. */
  entries: readonly NavEntry[];
  /** Path of the current page. Its entry gets `aria-current`. */
  activePath: string;
}

export const holds = (entry: NavEntry, path: string): boolean =>
  entry.columns?.some(({ links }) => links.some(({ href }) => href === path)) ?? false;

const current = (href: string, path: string): "page" | undefined =>
  href === path ? "page" : undefined;

interface PanelProps {
  id: string;
  entry: NavEntry;
  activePath: string;
  onLeave: () => void;
}

function Panel({ id, entry, activePath, onLeave }: PanelProps): ReactElement {
  return (
    <div id={id} className={css.panel}>
      <div className={css.panelInner}>
        {entry.columns?.map(({ title, links }, index) => (
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
        {entry.feature !== undefined && <div className={css.feature}>{entry.feature}</div>}
      </div>
    </div>
  );
}

/** Disclosure navigation (APG). One panel is open at a time; it closes on Escape and when the focus leaves. */
export function MainNav({ label, entries, activePath }: MainNavProps): ReactElement {
  const [open, setOpen] = useState<string | null>(null);
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
        {entries.map((entry, index) => {
          const id = `${base}-${index}`;
          if (entry.columns === undefined) {
            const href = entry.href ?? "/";
            return (
              <li key={entry.label} className={css.live}>
                <Anchor href={href} className={css.entry} aria-current={current(href, activePath)}>
                  {entry.label}
                </Anchor>
              </li>
            );
          }
          const expanded = open === entry.label;
          return (
            <li key={entry.label} className={css.live}>
              <button
                type="button"
                ref={(node) => {
                  if (node === null) buttons.current.delete(entry.label);
                  else buttons.current.set(entry.label, node);
                }}
                className={css.entry}
                aria-expanded={expanded}
                aria-controls={expanded ? id : undefined}
                data-current={holds(entry, activePath) || undefined}
                onClick={() => setOpen(expanded ? null : entry.label)}
              >
                {entry.label}
                <span className={css.chevron}>
                  <ChevronDownIcon size={16} />
                </span>
              </button>
              {expanded && (
                <Panel
                  id={id}
                  entry={entry}
                  activePath={activePath}
                  onLeave={() => setOpen(null)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
