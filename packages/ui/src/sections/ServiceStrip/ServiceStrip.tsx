import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ServiceStrip.css.ts";

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

/** A row of service promises. */
export const ServiceStrip = ({ label, items, ...rest }: ServiceStripProps): ReactElement => (
  <ul {...rest} role="list" aria-label={label} className={styles.list}>
    {items.map(({ title, text, picture }) => (
      <li key={title} className={styles.item}>
        <span className={styles.picture}>{picture}</span>
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
