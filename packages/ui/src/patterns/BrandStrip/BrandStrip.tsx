import type { ReactElement, ReactNode } from "react";
import { Carousel } from "../Carousel/Carousel.tsx";
import * as css from "./BrandStrip.css.ts";

export interface Brand {
  /** The company, and the alternative text of its logo. */
  name: string;
  /** Address of the logo for a light ground. */
  light: string;
  /** Address of the logo for a dark ground. */
  dark: string;
}

export interface BrandLogoProps extends Brand {
  /** The files' own width in pixels. @default 180 */
  width?: number;
  /** The files' own height in pixels. @default 60 */
  height?: number;
}

/**
 * A company's logo. Both files are in the page and one is visible: a media query could follow the device but not the
 * shop's own switch, and a file that is loaded already changes without a gap.
 */
export function BrandLogo({
  name,
  light,
  dark,
  width = 180,
  height = 60,
}: BrandLogoProps): ReactElement {
  const image = { width, height, loading: "lazy", decoding: "async" } as const;
  return (
    <span className={css.logo}>
      <img {...image} src={light} alt={name} className={css.onLight} />
      <img {...image} src={dark} alt={name} className={css.onDark} />
    </span>
  );
}

export interface BrandStripProps {
  /** Names the row; without the word "carousel". */
  label: string;
  /** A name and two files each. */
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
      {brands.map((brand) => (
        <BrandLogo key={brand.name} {...brand} />
      ))}
    </Carousel>
  );
}
