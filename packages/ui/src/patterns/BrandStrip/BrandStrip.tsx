import type { ReactElement, ReactNode } from "react";
import { Carousel } from "../Carousel/Carousel.tsx";
import * as css from "./BrandStrip.css.ts";

export type BrandDevice = "loom" | "lotus" | "check" | "wave" | "star" | "arch";

const devices: Record<BrandDevice, string> = {
  loom: "M4 6h20M4 22h20M8 6v16M12 6v16M16 6v16M20 6v16",
  lotus: "M14 22c-6 0-10-4-10-8 4 0 6 2 7 4-1-5 0-9 3-12 3 3 4 7 3 12 1-2 3-4 7-4 0 4-4 8-10 8z",
  check: "M5 5h18v18H5zM11 5v18M17 5v18M5 11h18M5 17h18",
  wave: "M3 11c4-5 7-5 11 0s7 5 11 0M3 18c4-5 7-5 11 0s7 5 11 0",
  star: "M14 4l3 7 7 3-7 3-3 7-3-7-7-3 7-3z",
  arch: "M5 24V14a9 9 0 0 1 18 0v10M10 24V14a4 4 0 0 1 8 0v10",
};

export interface BrandMarkProps {
  /** The company, written out. */
  name: string;
  /** The drawing before the name. */
  device: BrandDevice;
  /** The letters of the name. */
  face?: keyof typeof css.face;
  /** The drawing for a light or for a dark ground: outlined or filled. */
  ground?: "light" | "dark";
}

/** A partner's wordmark, drawn here and named by its own text. */
export function BrandMark({
  name,
  device,
  face = "display",
  ground = "light",
}: BrandMarkProps): ReactElement {
  return (
    <span className={css.mark}>
      <svg aria-hidden viewBox="0 0 28 28" className={css.device}>
        <path d={devices[device]} strokeWidth={ground === "dark" ? 2.25 : 1.5} />
      </svg>
      <span className={css.face[face]}>{name}</span>
    </span>
  );
}

export interface Brand {
  name: string;
  /** The logo for a light ground. */
  light: ReactNode;
  /** The logo for a dark ground. */
  dark: ReactNode;
}

export interface BrandStripProps {
  /** Names the row; without the word "carousel". */
  label: string;
  /** A name and two drawings each. */
  brands: readonly Brand[];
  /** Six, four, three and two logos, or five at most as on the template homes. */
  layout?: "partners" | "brands";
  /** Milliseconds between two moves; leave out for a row that never moves by itself. */
  autoplayMs?: number;
  /** Milliseconds that one move takes. */
  moveMs?: number;
  /** A heading that stands at the start of the controls' row. */
  header?: ReactNode;
}

/** The partners' logos in a row [BIZ-33..40]: 50 px apart. */
export function BrandStrip({
  label,
  brands,
  layout = "partners",
  autoplayMs,
  moveMs,
  header,
}: BrandStripProps): ReactElement {
  return (
    <Carousel
      label={label}
      layout={layout}
      loop
      gap={50}
      header={header}
      {...(autoplayMs !== undefined && { autoplayMs })}
      {...(moveMs !== undefined && { moveMs })}
    >
      {brands.map(({ name, light, dark }) => (
        <div key={name} className={css.logo}>
          <span className={css.onLight}>{light}</span>
          <span className={css.onDark}>{dark}</span>
        </div>
      ))}
    </Carousel>
  );
}
