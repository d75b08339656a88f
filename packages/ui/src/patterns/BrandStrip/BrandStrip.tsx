import type { ReactElement, ReactNode } from "react";
import { Carousel } from "../Carousel/Carousel.tsx";
import * as css from "./BrandStrip.css.ts";

export interface Brand {
  /** Company name, used as alternative text. */
  name: string;
  /** URL of the logo for light backgrounds. */
  light: string;
  /** URL of the logo for dark backgrounds. */
  dark: string;
}

export interface BrandLogoProps extends Brand {
  /** Intrinsic width in px. @default 180 */
  width?: number;
  /** Intrinsic height in px. @default 60 */
  height?: number;
}

/**
 * A company's logo. Renders the light and the dark file and shows one, because a media query cannot follow the shop's
 * theme switch.
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
  /** Accessible name, without the word "carousel". */
  label: string;
  /** The brands. */
  brands: readonly Brand[];
  /** Logos per view: up to six, or up to five on the template homes. @default "partners" */
  layout?: "partners" | "brands";
  /** Delay in ms between two moves. Omit it to disable autoplay. */
  autoplayMs?: number;
  /** Duration of a move in ms. @default 500 */
  moveMs?: number;
  /** Heading before the controls. */
  header?: ReactNode;
}

/** A carousel of logos, 50 px apart (BIZ-33 to BIZ-40). */
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
