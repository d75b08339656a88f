import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import * as css from "./ClientGrid.css.ts";

/** One line drawing for each house, on a field of 36. */
const devices = {
  hill: "M3 28 12 13l6 9 5-7 10 13M3 32h30",
  mask: "M8 6h20v12a10 10 0 0 1-20 0zM13 13h3M20 13h3M14 20c2 3 6 3 8 0",
  pod: "M6 22C8 10 20 4 31 6 31 18 24 29 12 29c-4 0-6-3-6-7zM12 23l3-3M17 18l3-3M22 13l3-3",
  well: "M6 14h24l-3 16H9zM6 14l4-8h16l4 8M18 6v14M15 20h6v4h-6z",
  banyan: "M18 31V18M12 31V20M24 31V20M4 18a7 7 0 0 1 6-10 9 9 0 0 1 16 0 7 7 0 0 1 6 10z",
  reel: "M18 5a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM18 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM18 9v3M18 24v3M9 18h3M24 18h3",
  garland: "M5 8c2 16 24 16 26 0M9 17v4M14 20v5M18 21v6M22 20v5M27 17v4",
  boat: "M4 22h28l-5 8H9zM18 22V5l10 12H18M14 22V11l-7 8",
  lamp: "M18 4c4 5 4 8 0 11-4-3-4-6 0-11zM6 19h24c-1 6-5 9-12 9s-11-3-12-9zM13 32h10",
  petal:
    "M18 18c-6-3-6-11 0-13 6 2 6 10 0 13zM18 18c6-3 13 1 12 7-6 3-12-1-12-7zM18 18c-6-3-13 1-12 7 6 3 12-1 12-7zM18 18v14",
  pot: "M12 8h12M13 8c0 4-7 6-7 13 0 6 5 10 12 10s12-4 12-10c0-7-7-9-7-13M9 19h18",
  arch: "M5 31V16a13 13 0 0 1 26 0v15M11 31V17a7 7 0 0 1 14 0v14M3 31h30",
} as const;

export interface ClientLogoProps {
  /** The house, written out. */
  name: string;
  /** The drawing beside the name. */
  device: keyof typeof devices;
  /** Where the drawing stands. */
  layout: keyof typeof css.layout;
  /** The letters of the name. */
  face: keyof typeof css.face;
}

/** A house's wordmark, drawn here and named by its own text; it takes the colour of the text around it. */
export function ClientLogo({ name, device, layout, face }: ClientLogoProps): ReactElement {
  return (
    <span className={classNames(css.logo, css.layout[layout])}>
      <svg aria-hidden="true" focusable="false" viewBox="0 0 36 36" className={css.device}>
        <path d={devices[device]} />
      </svg>
      <bdi className={css.face[face]}>{name}</bdi>
    </span>
  );
}

export interface ClientGridProps {
  /** The list's name. */
  label: string;
  /** A drawn name each, in the order of the list. */
  clients: readonly (ClientLogoProps & {
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
          <ClientLogo {...logo} />
          {text !== undefined && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
