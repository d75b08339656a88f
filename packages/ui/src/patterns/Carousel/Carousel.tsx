import { Children, useRef } from "react";
import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon, ChevronStartIcon, PauseIcon, PlayIcon } from "../../icons.ts";
import { inlineVars } from "../../style/inlineVars.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Carousel.css.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { CarouselLayout } from "./Carousel.css.ts";
import { useCarousel } from "./useCarousel.ts";

export type { CarouselLayout } from "./Carousel.css.ts";

export interface CarouselProps extends RootProps<"section"> {
  /** Accessible name, without the word "carousel". */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** Slides per view at each width. @default "banner" */
  layout?: CarouselLayout;
  /** Continues with the first slide after the last. @default false */
  loop?: boolean;
  /** Delay in ms between two moves. Omit it to disable autoplay. */
  autoplayMs?: number;
  /** Starts paused. @default false */
  paused?: boolean;
  /** Duration of a move in ms. @default 500 */
  moveMs?: number;
  /** Gap between slides in px. Defaults to the grid's gutter. */
  gap?: number;
  /** Heading before the controls. */
  header?: ReactNode;
  /** Position of the controls: above the slides or over their lower corner. @default "head" */
  controls?: "head" | "overlay";
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["carousel"]>;
}

export const carouselLabels: Messages["carousel"] = {
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause slides",
  play: "Play slides",
  position: (index, count) => `${index} of ${count}`,
};

const isOverlaid = { head: false, overlay: true };

interface ControlsProps {
  view: ReturnType<typeof useCarousel>;
  count: number;
  labels: Messages["carousel"];
  rotates: boolean;
  className: string;
}

const Controls = ({ view, count, labels, rotates, className }: ControlsProps): ReactElement => {
  const { index, hasPrevious, hasNext } = view.position;
  return (
    <div className={className}>
      {rotates && (
        <button
          type="button"
          data-rotation
          className={styles.control}
          aria-label={view.rotating ? labels.pause : labels.play}
          onClick={view.toggleRotation}
        >
          {view.rotating ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        aria-label={labels.previous}
        // Not `disabled`, which would end the focus and the arrow keys of the carousel.
        aria-disabled={!hasPrevious}
        onClick={() => hasPrevious && view.move(-1)}
      >
        <ChevronStartIcon />
      </button>
      {/* Not the slides: cards that load, prices and the texts of their buttons change too. */}
      <bdi aria-live={view.steered ? "polite" : "off"} className={styles.position}>
        {labels.position(index + 1, count)}
      </bdi>
      <button
        type="button"
        className={styles.control}
        aria-label={labels.next}
        aria-disabled={!hasNext}
        onClick={() => hasNext && view.move(1)}
      >
        <ChevronEndIcon />
      </button>
    </div>
  );
};

/**
 * A carousel (APG carousel). A native scroll-snap container that works without JavaScript and is enhanced with steps,
 * looping and autoplay.
 */
export const Carousel = ({
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
  ...rest
}: CarouselProps): ReactElement => {
  const viewport = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const isolated = layout === "banner";
  const view = useCarousel(viewport, { loop, autoplayMs, paused, moveMs, isolated }, slides.length);
  const words = useLabels("carousel", carouselLabels, labels);
  const { hasPrevious, hasNext, isFocusable } = view.position;
  const overlaid = variantOf(isOverlaid, controls);
  if (process.env.NODE_ENV !== "production" && /carousel|slider/i.test(label))
    warnOnce("Carousel", '`label` must not contain "carousel" or "slider": the role says it.');
  const buttons = (
    <Controls
      view={view}
      count={slides.length}
      labels={words}
      rotates={autoplayMs !== undefined}
      className={overlaid ? `${styles.controls} ${styles.overlay}` : styles.controls}
    />
  );
  return (
    <section
      {...mergeHandlers(rest, view.handlers)}
      aria-roledescription="carousel"
      aria-label={label}
      className={`${styles.root} ${variantOf(styles.layouts, layout)}`}
      style={gap === undefined ? undefined : inlineVars({ [styles.gap]: `${gap}px` })}
      data-enhanced={view.enhanced || undefined}
      data-still={hasPrevious || hasNext ? undefined : true}
    >
      {overlaid ? (
        buttons
      ) : (
        <div className={styles.head}>
          {buttons}
          <div className={styles.lead}>{header}</div>
        </div>
      )}
      <div ref={viewport} {...(isFocusable && { tabIndex: 0 })} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              // Slides have no other identity than their order.
              key={`slide-${index}`}
              role="group"
              aria-roledescription="slide"
              aria-label={words.position(index + 1, slides.length)}
              className={styles.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
