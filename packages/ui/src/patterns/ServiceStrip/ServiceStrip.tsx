import type { ReactElement, ReactNode } from "react";
import * as css from "./ServiceStrip.css.ts";

export interface ServiceEntry {
  title: string;
  text: string;
  picture: ReactNode;
}

export interface ServiceStripProps {
  /** Accessible name of the list. */
  label: string;
  /** The entries, in display order. */
  entries: readonly ServiceEntry[];
}

/** A row of service promises (HOME-03). */
export function ServiceStrip({ label, entries }: ServiceStripProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={css.list}>
      {entries.map(({ title, text, picture }) => (
        <li key={title} className={css.item}>
          <span className={css.picture}>{picture}</span>
          <div>
            <p className={css.title}>{title}</p>
            <p className={css.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
