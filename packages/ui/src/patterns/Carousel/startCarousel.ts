import { endsAt, indexAt, moveFrom, wrapPosition, isWrapped } from "./carousel.rules.ts";
import type { Ends, Track } from "./carousel.rules.ts";
import { matchesMedia } from "../../provider/mediaQuery.ts";
import { savesData } from "../../provider/savesData.ts";

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
  /** Whether the user prefers reduced motion or asks for less data. */
  still: boolean;
  /** Whether the scroller is a tab stop, because there is none in the slides. */
  isFocusable: boolean;
}

interface CarouselEvents {
  onMove: (position: CarouselPosition) => void;
  onGrab: () => void;
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const DEFAULT_MOVE_MS = 500;
const TAB_STOPS = "a[href],button,input,select,textarea,summary,[tabindex]";
/** Time in ms without a scroll event after which a browser without `scrollend`, such as Safari 18, has stopped scrolling. */
const SCROLL_END_MS = 150;

const ease = (progress: number): number =>
  progress < 0.5 ? 2 * progress * progress : 1 - 2 * (1 - progress) * (1 - progress);

/**
 * Controls a native scroll-snap container: moves by one slide in a given time, manually or by a timer. Loops by placing
 * the first slides after the last ones. Swiping, wheel and touchpad stay native.
 */
export const startCarousel = (viewport: HTMLElement, events: CarouselEvents) => {
  const row = viewport.firstElementChild;
  /** Set by `update`, without which nothing is measured. */
  let options!: CarouselOptions;
  let slides: HTMLElement[] = [];
  /** `scrollLeft` is negative in right-to-left pages. */
  let scrollSign = 1;
  /** Requested animation frame of the current move, 0 without one. */
  let moveFrame = 0;
  let snapFrame = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let track: Track = { count: 0, step: 0, width: 0 };
  /** Last known scroll position in px from the start. */
  let lastPosition = 0;
  let shownIndex = 0;
  /** Index at the end of the current move. */
  let targetIndex = 0;
  /** Direction, step and width at the last measurement. Empty before the first one. */
  let size = "";
  /** Whether a part of the carousel is on the screen. Elsewhere it moves without the frames that nobody sees. */
  let isOnScreen = true;

  const position = (): number => Math.abs(viewport.scrollLeft);

  /** Moves slides that a loop shows again behind the last one. They extend the scrollable area. */
  const positionSlides = (scrollPosition: number): void => {
    for (const [index, slide] of slides.entries()) {
      const isAfterLast = options.loop && isWrapped(track, index, scrollPosition);
      slide.style.insetInlineStart = isAfterLast ? `${track.count * track.step}px` : "";
    }
  };

  const jumpTo = (to: number): void => {
    lastPosition = to;
    positionSlides(to);
    viewport.scrollLeft = scrollSign * to;
  };

  const notify = (): void => {
    const scrollPosition = position();
    shownIndex = indexAt(track, scrollPosition);
    for (const [index, slide] of slides.entries())
      slide.inert = options.isolated && index !== shownIndex;
    events.onMove({
      index: shownIndex,
      still: matchesMedia(REDUCED_MOTION) || savesData(),
      // What has the focus keeps it.
      isFocusable: document.activeElement === viewport || !row?.querySelector(TAB_STOPS),
      ...endsAt(track, scrollPosition, options.loop),
    });
  };

  /** Turns snapping on again after two frames. Earlier, the browser would snap back to the slide before the move. */
  const restoreSnap = (): void => {
    cancelAnimationFrame(snapFrame);
    snapFrame = requestAnimationFrame(() => {
      snapFrame = requestAnimationFrame(() => {
        viewport.style.scrollSnapType = "";
      });
    });
  };

  const finishMove = (): void => {
    moveFrame = 0;
    jumpTo(wrapPosition(track, position()));
    restoreSnap();
    notify();
  };

  const cancelMove = (): void => {
    if (moveFrame === 0) return;
    cancelAnimationFrame(moveFrame);
    finishMove();
  };

  const animate = (from: number, to: number): void => {
    cancelAnimationFrame(snapFrame);
    viewport.style.scrollSnapType = "none";
    targetIndex = indexAt(track, to);
    jumpTo(from);
    const isInstant = matchesMedia(REDUCED_MOTION) || !isOnScreen;
    const duration = isInstant ? 0 : (options.moveMs ?? DEFAULT_MOVE_MS);
    const startTime = performance.now();
    const onFrame = (now: number): void => {
      const progress = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - startTime) / duration));
      jumpTo(from + (to - from) * ease(progress));
      if (progress < 1) moveFrame = requestAnimationFrame(onFrame);
      else finishMove();
    };
    moveFrame = requestAnimationFrame(onFrame);
  };

  const move = (direction: 1 | -1): void => {
    if (!size) return;
    cancelMove();
    const next = moveFrom(track, position(), direction, options.loop);
    if (next) animate(next.from, next.to);
  };

  /** Turns snapping off for two frames: it would follow the slide it holds, also to its position after the last one. */
  const pauseSnap = (): void => {
    viewport.style.scrollSnapType = "none";
    restoreSnap();
  };

  const measure = (): void => {
    const { direction, columnGap } = getComputedStyle(row ?? viewport);
    const before = size;
    const hasOtherSlides = track.count !== slides.length;
    scrollSign = direction === "rtl" ? -1 : 1;
    track = {
      count: slides.length,
      step: (slides[0]?.getBoundingClientRect().width ?? 0) + (Number.parseFloat(columnGap) || 0),
      width: viewport.clientWidth,
    };
    size = `${scrollSign} ${track.step} ${track.width}`;
    if (size === before) {
      // Only the slides or the options changed. A swipe or a move goes on.
      if (moveFrame !== 0) return;
      pauseSnap();
      // From right to left, WebKit keeps the distance to the left end, where the new slides are.
      if (hasOtherSlides && scrollSign < 0) jumpTo(lastPosition);
      else positionSlides(position());
      notify();
      return;
    }
    if (moveFrame !== 0) shownIndex = targetIndex;
    cancelAnimationFrame(moveFrame);
    moveFrame = 0;
    // Keeps the position of a swipe made before hydration.
    if (before) pauseSnap();
    else shownIndex = indexAt(track, position());
    jumpTo(shownIndex * track.step);
    notify();
  };

  const onScrollEnd = (): void => {
    if (moveFrame === 0 && size) finishMove();
  };

  const onScroll = (): void => {
    // New slides that are not measured yet can have moved the others.
    if (moveFrame !== 0 || !size || row?.childElementCount !== track.count) return;
    lastPosition = position();
    positionSlides(lastPosition);
    if (indexAt(track, lastPosition) !== shownIndex) notify();
    if ("onscrollend" in window) return;
    clearTimeout(endTimer);
    endTimer = setTimeout(onScrollEnd, SCROLL_END_MS);
  };

  const onDirectionChange = (): void => {
    if (size) measure();
  };

  const onGrab = (): void => {
    cancelMove();
    events.onGrab();
  };

  // A ResizeObserver reads the size after layout, off screen when the carousel nears the viewport. Reading it here
  // would force one layout per carousel.
  const sizeObserver = new ResizeObserver(measure);
  const screenObserver = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? true;
  });
  screenObserver.observe(viewport);
  const directionObserver = new MutationObserver(onDirectionChange);
  directionObserver.observe(document.documentElement, { attributeFilter: ["dir"] });
  const listening = new AbortController();
  const listener = { passive: true, signal: listening.signal };
  viewport.addEventListener("scroll", onScroll, listener);
  viewport.addEventListener("scrollend", onScrollEnd, listener);
  viewport.addEventListener("pointerdown", onGrab, listener);

  const stop = (): void => clearInterval(timer);

  return {
    move,
    play: () => {
      stop();
      if (options.autoplayMs !== undefined) timer = setInterval(() => move(1), options.autoplayMs);
    },
    stop,
    /** Sets the options and reads the slides again. The position stays, and a move goes on. */
    update: (changed: CarouselOptions): void => {
      options = changed;
      slides = [...(row?.children ?? [])] as HTMLElement[];
      // An observer reports the size of what it starts to observe after the next layout.
      sizeObserver.unobserve(viewport);
      sizeObserver.observe(viewport);
    },
    destroy: () => {
      stop();
      clearTimeout(endTimer);
      cancelAnimationFrame(moveFrame);
      cancelAnimationFrame(snapFrame);
      viewport.style.scrollSnapType = "";
      sizeObserver.disconnect();
      screenObserver.disconnect();
      directionObserver.disconnect();
      listening.abort();
      for (const slide of slides) {
        slide.inert = false;
        slide.style.insetInlineStart = "";
      }
    },
  };
};
