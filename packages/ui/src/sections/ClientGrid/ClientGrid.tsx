import type { ReactElement } from "react";
import { BrandLogo } from "../BrandStrip/BrandStrip.tsx";
import type { Brand } from "../BrandStrip/BrandStrip.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ClientGrid.css.ts";

export interface ClientGridProps extends RootProps<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** The clients, in display order. Each has two files of 200 × 100 px. */
  items: readonly (Brand & {
    /** What the client bought, in a few words. */
    text?: string;
  })[];
}

/** A grid of client logos. */
export const ClientGrid = ({ label, items, ...rest }: ClientGridProps): ReactElement => (
  <ul {...rest} role="list" aria-label={label} className={styles.grid}>
    {items.map(({ text, ...logo }) => (
      <li key={logo.name} className={styles.cell}>
        <div className={styles.logo}>
          <BrandLogo {...logo} width={200} height={100} />
        </div>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </li>
    ))}
  </ul>
);
