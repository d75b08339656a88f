import type { ReactElement } from "react";
import { BrandLogo } from "../BrandStrip/BrandStrip.tsx";
import type { Brand } from "../BrandStrip/BrandStrip.tsx";
import * as css from "./ClientGrid.css.ts";

export interface ClientGridProps {
  /** The list's name. */
  label: string;
  /** A name and two files of 200 by 100 pixels each, in the order of the list. */
  clients: readonly (Brand & {
    /** What the house has of us, in a few words. */
    text?: string;
  })[];
}

/** Logos in a checked grid. */
export function ClientGrid({ label, clients }: ClientGridProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={css.grid}>
      {clients.map(({ text, ...logo }) => (
        <li key={logo.name} className={css.cell}>
          <div className={css.logo}>
            <BrandLogo {...logo} width={200} height={100} />
          </div>
          {text !== undefined && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
