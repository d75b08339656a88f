import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import { Carousel, type CarouselProps } from "../../patterns/Carousel/Carousel.tsx";
import { SelvedgeLine } from "../../patterns/Textile/Textile.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Hero.css.ts";

interface HeroLink {
  label: string;
  href: string;
}

export interface HeroSlideProps extends RootProps<"div"> {
  /** Text above the headline, for example "2025". */
  kicker?: string;
  /** Heading of the slide. */
  headline: string;
  /** Heading level. Use 1 for the first slide only. @default 2 */
  headingLevel?: HeadingLevel;
  /** Link of the slide. */
  link?: HeroLink;
  /** Picture of the slide. */
  picture: ReactNode;
  /** A `PriceCallout` on a wide picture, below a narrow one. Null keeps its place until it is known. */
  callout?: ReactNode;
}

/** A slide with a picture beside a saturated text block. */
export const HeroSlide = ({
  kicker,
  headline,
  headingLevel = 2,
  link,
  picture,
  callout,
  ...rest
}: HeroSlideProps): ReactElement => {
  const Headline = `h${headingLevel}` as const;
  return (
    <div {...rest} className={styles.slide}>
      <div className={styles.picture}>
        <div className={styles.frame}>
          <div className={styles.image}>{picture}</div>
        </div>
        {callout !== undefined && <div className={styles.calloutRow}>{callout}</div>}
      </div>
      <div className={styles.words}>
        {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
        <Headline className={styles.headline}>{headline}</Headline>
        {link !== undefined && (
          <Anchor href={link.href} className={styles.action}>
            {link.label}
          </Anchor>
        )}
      </div>
    </div>
  );
};

export interface PriceCalloutProps extends RootProps<"div"> {
  /** Product name. */
  name?: string;
  /** Formatted price with currency symbol. */
  price: string;
  /** Formatted list price, struck through. */
  listPrice?: string;
  /** Text of the badge, for example "-5% OFF". */
  badge?: string;
  /** Link to the product. */
  link: HeroLink;
  /** Side of a wide picture, as in left-to-right text in both directions. @default "end" */
  side?: "start" | "end";
}

/** A price over a banner picture. */
export const PriceCallout = ({
  name,
  price,
  listPrice,
  badge,
  link,
  side = "end",
  ...rest
}: PriceCalloutProps): ReactElement => (
  <div {...rest} className={`${styles.callout} ${variantOf(styles.calloutSide, side)}`}>
    {badge !== undefined && (
      <span className={styles.badge}>
        <bdi>{badge}</bdi>
      </span>
    )}
    <span className={styles.calloutName}>{name}</span>
    <span className={styles.calloutPrice}>
      <bdi>{price}</bdi>
      {listPrice !== undefined && (
        <del className={styles.calloutList}>
          <bdi>{listPrice}</bdi>
        </del>
      )}
    </span>
    <Anchor
      href={link.href}
      className={styles.buy}
      aria-label={name === undefined ? undefined : `${link.label}, ${name}`}
    >
      {link.label}
    </Anchor>
  </div>
);

export interface BannerSlideProps extends RootProps<"div"> {
  /** Picture of the banner, without text. */
  picture: ReactNode;
  /** Makes the whole banner a link. Requires `title`. */
  href?: string;
  /** Accessible name of the link, or heading of the panel. */
  title?: string;
  /** Level of the heading of the panel. @default 2 */
  headingLevel?: HeadingLevel;
  /** Text below the title. */
  text?: string;
  /** Link on the panel, if the banner itself is no link. */
  link?: HeroLink;
  /** Aspect ratio: page head or collection. @default "hero" */
  shape?: "hero" | "collection";
}

/** A picture banner with an optional text panel. */
export const BannerSlide = ({
  picture,
  href,
  title,
  headingLevel = 2,
  text,
  link,
  shape = "hero",
  ...rest
}: BannerSlideProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  const className = `${styles.banner} ${variantOf(styles.shape, shape)}`;
  if (process.env.NODE_ENV !== "production" && href !== undefined && !title)
    warnOnce("BannerSlide", "`href` requires a `title`, the accessible name of the link.");
  if (href !== undefined) {
    return (
      <Anchor {...(rest as object)} href={href} className={className} aria-label={title}>
        <span className={styles.image}>{picture}</span>
      </Anchor>
    );
  }
  return (
    <div {...rest} className={className}>
      <div className={styles.image}>{picture}</div>
      {title !== undefined && (
        <div className={styles.panel}>
          <Title className={styles.panelTitle}>{title}</Title>
          {text !== undefined && <p className={styles.panelText}>{text}</p>}
          {link !== undefined && (
            <Anchor href={link.href} className={styles.buy}>
              {link.label}
            </Anchor>
          )}
        </div>
      )}
    </div>
  );
};

export interface HeroCarouselProps
  extends RootProps<"div">, Pick<CarouselProps, "label" | "autoplayMs" | "paused" | "moveMs"> {
  /** `HeroSlide` or `BannerSlide` elements. */
  children: ReactNode;
}

/** The hero carousel of the home page. */
export const HeroCarousel = ({
  label,
  children,
  autoplayMs,
  paused,
  moveMs,
  ...rest
}: HeroCarouselProps): ReactElement => (
  <div {...rest} className={styles.hero}>
    <Carousel
      label={label}
      layout="banner"
      loop
      gap={0}
      controls="overlay"
      autoplayMs={autoplayMs}
      paused={paused}
      moveMs={moveMs}
    >
      {children}
    </Carousel>
    <SelvedgeLine />
  </div>
);
