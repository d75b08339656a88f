import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import { Carousel } from "../Carousel/Carousel.tsx";
import { SelvedgeLine } from "../Textile/Textile.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as css from "./Hero.css.ts";

interface Action {
  label: string;
  href: string;
}

export interface HeroSlideProps {
  /** For example '2025'. */
  kicker?: string;
  /** The slide's words, and its heading. */
  headline: string;
  /** One h1 per page: the first slide may carry it. */
  headingLevel?: 1 | 2;
  /** The one link of the slide. */
  action?: Action;
  /** Fills the picture half. */
  picture: ReactNode;
  /** A price callout on the picture. */
  callout?: ReactNode;
}

/** A banner slide: the cloth beside the one saturated block above the fold. */
export function HeroSlide({
  kicker,
  headline,
  headingLevel = 2,
  action,
  picture,
  callout,
}: HeroSlideProps): ReactElement {
  const Headline = `h${headingLevel}` as const;
  return (
    <div className={css.slide}>
      <div className={css.picture}>
        <div className={css.cloth}>{picture}</div>
        {callout}
      </div>
      <div className={css.words}>
        {kicker !== undefined && <p className={css.kicker}>{kicker}</p>}
        <Headline className={css.headline}>{headline}</Headline>
        {action !== undefined && (
          <Anchor href={action.href} className={css.action}>
            {action.label}
          </Anchor>
        )}
      </div>
    </div>
  );
}

export interface PriceCalloutProps {
  /** What is offered. */
  name?: string;
  /** Formatted, with its currency sign. */
  price: string;
  /** The price before, struck through. */
  listPrice?: string;
  /** For example '-5% OFF'. */
  badge?: string;
  /** Where the product is. */
  action: Action;
  /** The side of the picture that has room for it. */
  side?: "start" | "end";
}

/** A price tag on a banner picture [HOME-19]. */
export function PriceCallout({
  name,
  price,
  listPrice,
  badge,
  action,
  side = "end",
}: PriceCalloutProps): ReactElement {
  return (
    <div className={`${css.callout} ${css.calloutSide[side]}`}>
      {badge !== undefined && (
        <span className={css.badge}>
          <bdi>{badge}</bdi>
        </span>
      )}
      <span className={css.calloutName}>{name}</span>
      <span className={css.calloutPrice}>
        <bdi>{price}</bdi>
        {listPrice !== undefined && (
          <del className={css.calloutList}>
            <bdi>{listPrice}</bdi>
          </del>
        )}
      </span>
      <Anchor
        href={action.href}
        className={css.buy}
        aria-label={name === undefined ? undefined : `${action.label}, ${name}`}
      >
        {action.label}
      </Anchor>
    </div>
  );
}

export interface BannerSlideProps {
  /** Fills the banner; words are never part of it. */
  picture: ReactNode;
  /** Where the whole banner leads; it then needs a name. */
  href?: string;
  /** The banner's name: of the link, or of the words on the panel. */
  title?: string;
  /** A sentence below the title. */
  text?: string;
  /** A link on the panel, where not the whole banner is one. */
  action?: Action;
  /** The proportions: the head of a page, or a collection further down. */
  shape?: "hero" | "collection";
}

/** A banner that is a picture, as the shop's banner list gives it; words stand on a plain panel. */
export function BannerSlide({
  picture,
  href,
  title,
  text,
  action,
  shape = "hero",
}: BannerSlideProps): ReactElement {
  const className = shape === "collection" ? `${css.banner} ${css.collection}` : css.banner;
  if (import.meta.env.DEV && href !== undefined && !title)
    warnOnce("BannerSlide", "a banner with an `href` needs a `title`, the name of its link.");
  if (href !== undefined) {
    return (
      <Anchor href={href} className={className} aria-label={title}>
        <span className={css.cloth}>{picture}</span>
      </Anchor>
    );
  }
  return (
    <div className={className}>
      <div className={css.cloth}>{picture}</div>
      {title !== undefined && (
        <div className={css.panel}>
          <h2 className={css.panelTitle}>{title}</h2>
          {text !== undefined && <p className={css.panelText}>{text}</p>}
          {action !== undefined && (
            <Anchor href={action.href} className={css.buy}>
              {action.label}
            </Anchor>
          )}
        </div>
      )}
    </div>
  );
}

export interface HeroCarouselProps {
  /** Names the carousel; without the word "carousel". */
  label: string;
  /** HeroSlide or BannerSlide elements. */
  children: ReactNode;
  /** 4000 for the live banner; the static one has 8000 and is paused [BIZ-12, BIZ-15]. */
  autoplayMs?: number;
  /** It rests until Play is pressed. */
  paused?: boolean | undefined;
  /** Milliseconds that one move takes. */
  moveMs?: number;
}

/** The head of the home page, closed by the selvedge. */
export function HeroCarousel({
  label,
  children,
  autoplayMs,
  paused,
  moveMs,
}: HeroCarouselProps): ReactElement {
  return (
    <div className={css.hero}>
      <Carousel
        label={label}
        layout="banner"
        loop
        gap={0}
        controls="overlay"
        paused={paused}
        {...(autoplayMs !== undefined && { autoplayMs })}
        {...(moveMs !== undefined && { moveMs })}
      >
        {children}
      </Carousel>
      <SelvedgeLine />
    </div>
  );
}
