import { Children, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from "../../icons.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as css from "./Carousel.css.ts";
import type { CarouselLayout } from "./Carousel.css.ts";
import { useCarousel } from "./useCarousel.ts";
import type { CarouselView } from "./useCarousel.ts";

export type { CarouselLayout } from "./Carousel.css.ts";

export interface CarouselLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  position: (index: number, count: number) => string;
}

export interface CarouselProps {
  /** Names the carousel; without the word "carousel". */
  label: string;
  /** One child per slide. */
  children: ReactNode;
  /** How many slides are in view at which width. */
  layout?: CarouselLayout;
  /** Goes on at the first slide after the last. */
  loop?: boolean;
  /** Milliseconds between two moves; leave out for a carousel that never moves by itself. */
  autoplayMs?: number;
  /** It rests until Play is pressed. */
  paused?: boolean | undefined;
  /** Milliseconds that one move takes. */
  moveMs?: number;
  /** Pixels between two slides; the grid's gutter unless told. */
  gap?: number;
  /** A heading that stands at the start of the controls' row. */
  header?: ReactNode;
  /** Where the controls stand: in the row above the slides or over their lower end. */
  controls?: "head" | "overlay";
  /** Words to use instead of the English ones. */
  labels?: Partial<CarouselLabels>;
}

const english: CarouselLabels = {
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause slides",
  play: "Play slides",
  position: (index, count) => `${index} of ${count}`,
};

/** Logos hold nothing that takes the focus, so their scroller does. */
const isScrolledByKeys = (layout: CarouselLayout): boolean =>
  layout === "partners" || layout === "brands";

interface ControlsProps {
  view: CarouselView;
  count: number;
  labels: CarouselLabels;
  rotates: boolean;
  className: string;
}

function Controls({ view, count, labels, rotates, className }: ControlsProps): ReactElement {
  const { index, hasPrevious, hasNext } = view.position;
  return (
    <div className={className}>
      {rotates && (
        <button
          type="button"
          data-rotation
          className={css.control}
          aria-label={view.rotating ? labels.pause : labels.play}
          onClick={view.toggleRotation}
        >
          {view.rotating ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
      <button
        type="button"
        className={css.control}
        aria-label={labels.previous}
        disabled={!hasPrevious}
        onClick={() => view.move(-1)}
      >
        <ChevronStartIcon />
      </button>
      <bdi className={css.position}>{labels.position(index + 1, count)}</bdi>
      <button
        type="button"
        className={css.control}
        aria-label={labels.next}
        disabled={!hasNext}
        onClick={() => view.move(1)}
      >
        <ChevronEndIcon />
      </button>
    </div>
  );
}

/**
 * Slides in a row (APG carousel): a native snapping scroller that works without scripts, led by an engine that
 * moves it by steps, goes round and rotates.
 */
export function Carousel({
  label,
  children,
  layout = "banner",
  loop = false,
  autoplayMs,
  paused,
  moveMs,
  gap,
  header,
  controls = "head",
  labels,
}: CarouselProps): ReactElement {
  const viewport = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const isolated = layout === "banner";
  const view = useCarousel(viewport, { loop, autoplayMs, paused, moveMs, isolated }, slides.length);
  const words = { ...english, ...labels };
  const { hasPrevious, hasNext } = view.position;
  const overlaid = controls === "overlay";
  if (import.meta.env.DEV && /carousel|slider/i.test(label))
    warnOnce("Carousel", "`label` says what is shown; that it is a carousel is said by its role.");
  const buttons = (
    <Controls
      view={view}
      count={slides.length}
      labels={words}
      rotates={autoplayMs !== undefined}
      className={overlaid ? `${css.controls} ${css.overlay}` : css.controls}
    />
  );
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={`${css.root} ${css.layouts[layout]}`}
      style={gap === undefined ? undefined : inlineVars({ [css.gap]: `${gap}px` })}
      data-enhanced={view.enhanced || undefined}
      data-still={hasPrevious || hasNext ? undefined : true}
      {...view.handlers}
    >
      {overlaid ? (
        buttons
      ) : (
        <div className={css.head}>
          {buttons}
          <div className={css.lead}>{header}</div>
        </div>
      )}
      <div
        ref={viewport}
        className={css.viewport}
        {...(isScrolledByKeys(layout) && { tabIndex: 0 })}
      >
        <div className={css.track} aria-live={view.playing ? "off" : "polite"}>
          {slides.map((slide, index) => (
            <div
              // The order of slides is their identity here.
              key={`slide-${index}`}
              role="group"
              aria-roledescription="slide"
              aria-label={words.position(index + 1, slides.length)}
              className={css.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
