import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { FrameLink, type FrameItem } from "./FrameLink.tsx";
import * as styles from "./AppFrame.css.ts";

export interface SideNavProps extends RootProps<"nav", "children"> {
  /** Accessible name of the navigation. */
  label: string;
  /** Name of the shop or the tool, above the links. */
  brand?: ReactNode;
  /** The pages, in display order. */
  items: readonly FrameItem[];
  /** What is below the links, for example the name of the person and a button to sign out. */
  foot?: ReactNode;
}

/** Navigation at the side of a tool, from 900 px on. */
export const SideNav = ({ label, brand, items, foot, ...rest }: SideNavProps): ReactElement => (
  <nav aria-label={label} {...rest} className={styles.side}>
    {brand !== undefined && <div className={styles.brand}>{brand}</div>}
    <ul role="list" className={styles.links}>
      {items.map((item) => (
        <li key={item.href}>
          <FrameLink item={item} look="side" />
        </li>
      ))}
    </ul>
    {foot !== undefined && <div className={styles.foot}>{foot}</div>}
  </nav>
);
