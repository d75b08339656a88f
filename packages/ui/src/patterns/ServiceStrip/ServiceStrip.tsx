import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./ServiceStrip.css.ts";

export interface ServiceItem {
  title: string;
  text: string;
  picture: ReactNode;
}

export interface ServiceStripProps extends RootProps<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** The items, in display order. */
  items: readonly ServiceItem[];
}

/** A row of service promises (HOME-03). */
export function ServiceStrip({ label, items, ...rest }: ServiceStripProps): ReactElement {
  return (
    <ul {...rest} role="list" aria-label={label} className={css.list}>
      {items.map(({ title, text, picture }) => (
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
