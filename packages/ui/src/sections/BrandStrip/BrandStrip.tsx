import type { ReactElement } from "react";
import { Carousel, type CarouselProps } from "../../patterns/Carousel/Carousel.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import * as styles from "./BrandStrip.css.ts";

export interface Brand {
  /** Company name, used as alternative text. */
  name: string;
  /** URL of the logo for light backgrounds. */
  light: string;
  /** URL of the logo for dark backgrounds. */
  dark: string;
}

export interface BrandLogoProps extends Brand, RootProps<"span"> {
  /** Intrinsic width in px. @default 180 */
  width?: number;
  /** Intrinsic height in px. @default 60 */
  height?: number;
}

/**
 * A company's logo. Renders the light and the dark file and shows one, because a media query cannot follow the shop's
 * theme switch.
 */
export const BrandLogo = ({
  name,
  light,
  dark,
  width = 180,
  height = 60,
  ...rest
}: BrandLogoProps): ReactElement => {
  const image = { width, height, loading: "lazy", decoding: "async" } as const;
  return (
    <span
      {...rest}
      className={styles.logo}
      style={inlineVars({ [styles.ratio]: String(width / height) })}
    >
      <img {...image} src={light} alt={name} className={styles.onLight} />
      <img {...image} src={dark} alt={name} className={styles.onDark} />
    </span>
  );
};

export interface BrandStripProps extends Omit<
  CarouselProps,
  "layout" | "loop" | "gap" | "children"
> {
  /** The brands. */
  items: readonly Brand[];
  /** Logos per view: up to six, or up to five on the template homes. @default "partners" */
  layout?: "partners" | "brands";
}

/** A carousel of logos, 50 px apart. */
export const BrandStrip = ({
  items,
  layout = "partners",
  ...rest
}: BrandStripProps): ReactElement => (
  <Carousel {...rest} layout={layout} loop gap={50}>
    {items.map((brand) => (
      <BrandLogo key={brand.name} {...brand} />
    ))}
  </Carousel>
);
