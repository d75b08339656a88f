import { endsAt, indexAt, moveFrom, wrapPosition, isWrapped } from "./carousel.logic.ts";
import type { Ends, Track } from "./carousel.logic.ts";

export interface CarouselOptions {
  loop: boolean;
  /** Delay in ms between two moves, or `undefined` without autoplay. */
  autoplayMs: number | undefined;
  /** Duration of a move in ms. @default 500 */
  moveMs: number | undefined;
  /** Whether slides out of view are inert. */
  isolated: boolean;
}

export interface CarouselPosition extends Ends {
  index: number;
  /** Whether the user prefers reduced motion. */
  still: boolean;
}

export interface CarouselHandle {
  next: () => void;
  previous: () => void;
  play: () => void;
  stop: () => void;
  destroy: () => void;
}

interface CarouselEvents {
  onMove: (position: CarouselPosition) => void;
  onGrab: () => void;
}

const reducedMotion = "(prefers-reduced-motion: reduce)";
const DEFAULT_MOVE_MS = 500;

const ease = (progress: number): number =>
  progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress);

/**
 * Controls a native scroll-snap container: moves by one slide in a given time, manually or by a timer. Loops by placing
 * the first slides after the last ones. Swiping, wheel and touchpad stay native.
 */
export function startCarousel(
  viewport: HTMLElement,
  options: CarouselOptions,
  events: CarouselEvents,
): CarouselHandle {
  const motionQuery = matchMedia(reducedMotion);
  const row = viewport.firstElementChild;
  const slides = [...(row?.children ?? [])] as HTMLElement[];
  let sign = 1;
  let frame = 0;
  let snapFrame = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let track: Track = { count: slides.length, step: 0, width: 0 };
  let shownIndex = 0;
  /** Index at the end of the current move. */
  let targetIndex = 0;
  /** Whether the slides have been measured. */
  let isMeasured = false;

  const position = (): number => Math.abs(viewport.scrollLeft);

  /** Places the slides for a scroll position. Slides after the last one extend the scrollable area. */
  const placeSlides = (at: number): void => {
    for (const [index, slide] of slides.entries()) {
      const behind = options.loop && isWrapped(track, index, at);
      slide.style.insetInlineStart = behind ? `${track.count * track.step}px` : "";
    }
  };

  const place = (to: number): void => {
    placeSlides(to);
    viewport.scrollLeft = sign * to;
  };

  const report = (): void => {
    const at = position();
    shownIndex = indexAt(track, at);
    if (options.isolated) {
      for (const [index, slide] of slides.entries()) slide.inert = index !== shownIndex;
    }
    events.onMove({
      index: shownIndex,
      still: motionQuery.matches,
      ...endsAt(track, at, options.loop),
    });
  };

  /** Waits for a frame: restored earlier, snapping returns to the slide it last held. */
  const restoreSnap = (): void => {
    cancelAnimationFrame(snapFrame);
    snapFrame = requestAnimationFrame(() => {
      snapFrame = requestAnimationFrame(() => {
        viewport.style.scrollSnapType = "";
      });
    });
  };

  const settle = (): void => {
    frame = 0;
    place(wrapPosition(track, position()));
    restoreSnap();
    report();
  };

  const cancel = (): void => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    settle();
  };

  const animate = (from: number, to: number): void => {
    cancelAnimationFrame(snapFrame);
    viewport.style.scrollSnapType = "none";
    targetIndex = indexAt(track, to);
    place(from);
    const duration = motionQuery.matches ? 0 : (options.moveMs ?? DEFAULT_MOVE_MS);
    const begin = performance.now();
    const onFrame = (now: number): void => {
      const progress = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - begin) / duration));
      place(from + (to - from) * ease(progress));
      if (progress < 1) frame = requestAnimationFrame(onFrame);
      else settle();
    };
    frame = requestAnimationFrame(onFrame);
  };

  const move = (step: 1 | -1): void => {
    if (!isMeasured) return;
    cancel();
    const next = moveFrom(track, position(), step, options.loop);
    if (next) animate(next.from, next.to);
  };

  const measure = (): void => {
    if (frame !== 0) shownIndex = targetIndex;
    cancelAnimationFrame(frame);
    frame = 0;
    const { direction, columnGap } = getComputedStyle(row ?? viewport);
    sign = direction === "rtl" ? -1 : 1;
    track = {
      count: slides.length,
      step: (slides[0]?.getBoundingClientRect().width ?? 0) + (Number.parseFloat(columnGap) || 0),
      width: viewport.clientWidth,
    };
    if (isMeasured) {
      // Snapping would follow the slide it holds, also to its place after the last one.
      viewport.style.scrollSnapType = "none";
      restoreSnap();
    } else {
      // Keeps the position of a swipe made before hydration.
      shownIndex = indexAt(track, position());
      isMeasured = true;
    }
    place(shownIndex * track.step);
    report();
  };

  const onScroll = (): void => {
    if (frame !== 0 || !isMeasured) return;
    placeSlides(position());
    if (indexAt(track, position()) !== shownIndex) report();
  };

  const onScrollEnd = (): void => {
    if (frame === 0 && isMeasured) settle();
  };

  const onDirectionChange = (): void => {
    if (isMeasured) measure();
  };

  const onGrab = (): void => {
    cancel();
    events.onGrab();
  };

  // A ResizeObserver reads the size after layout, off screen when the carousel nears the viewport. Reading it here
  // would force one layout per carousel.
  const sizeObserver = new ResizeObserver(measure);
  sizeObserver.observe(viewport);
  const directionObserver = new MutationObserver(onDirectionChange);
  directionObserver.observe(document.documentElement, { attributeFilter: ["dir"] });
  viewport.addEventListener("scroll", onScroll, { passive: true });
  viewport.addEventListener("scrollend", onScrollEnd, { passive: true });
  viewport.addEventListener("pointerdown", onGrab, { passive: true });

  const stop = (): void => clearInterval(timer);

  return {
    next: () => move(1),
    previous: () => move(-1),
    play: () => {
      stop();
      if (options.autoplayMs !== undefined && !motionQuery.matches)
        timer = setInterval(() => move(1), options.autoplayMs);
    },
    stop,
    destroy: () => {
      stop();
      cancelAnimationFrame(frame);
      cancelAnimationFrame(snapFrame);
      viewport.style.scrollSnapType = "";
      sizeObserver.disconnect();
      directionObserver.disconnect();
      viewport.removeEventListener("scroll", onScroll);
      viewport.removeEventListener("scrollend", onScrollEnd);
      viewport.removeEventListener("pointerdown", onGrab);
      for (const slide of slides) {
        slide.inert = false;
        slide.style.insetInlineStart = "";
      }
    },
  };
}
