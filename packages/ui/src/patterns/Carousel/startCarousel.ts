import Embla from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

export interface CarouselOptions {
  loop: boolean;
  /** Milliseconds between two moves; undefined when the carousel never moves by itself. */
  autoplayMs: number | undefined;
  /** Milliseconds that one move takes to come to rest. */
  moveMs: number | undefined;
  /** Only the slide in view can be reached by keyboard and assistive technology. */
  isolated: boolean;
  startIndex: number;
}

export interface CarouselPosition {
  index: number;
  hasPrevious: boolean;
  hasNext: boolean;
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

/** Embla's duration is a friction, not a time: one unit takes about 48 ms to come to rest. */
const friction = (moveMs: number | undefined): number =>
  moveMs === undefined ? 25 : Math.max(1, Math.round(moveMs / 48));

const directionOf = (element: Element): "ltr" | "rtl" =>
  getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

/** Takes a native scroller over. Loaded on demand: this module is the only one that knows Embla. */
export function startCarousel(
  viewport: HTMLElement,
  options: CarouselOptions,
  events: CarouselEvents,
): CarouselHandle {
  const still = matchMedia(reducedMotion);
  const autoplay = Autoplay({
    delay: options.autoplayMs ?? 0,
    playOnInit: false,
    stopOnFocusIn: false,
    stopOnInteraction: true,
  });
  viewport.scrollTo({ left: 0, behavior: "instant" });
  const embla = Embla(
    viewport,
    {
      align: "start",
      containScroll: "trimSnaps",
      loop: options.loop,
      duration: friction(options.moveMs),
      startIndex: options.startIndex,
      direction: directionOf(viewport),
    },
    options.autoplayMs === undefined ? [] : [autoplay],
  );

  const report = (): void => {
    const index = embla.selectedScrollSnap();
    if (options.isolated) {
      for (const [at, slide] of embla.slideNodes().entries()) slide.inert = at !== index;
    }
    events.onMove({ index, hasPrevious: embla.canScrollPrev(), hasNext: embla.canScrollNext() });
  };
  embla.on("select", report).on("reInit", report).on("pointerDown", events.onGrab);
  report();

  const turned = new MutationObserver(() => embla.reInit({ direction: directionOf(viewport) }));
  turned.observe(document.documentElement, { attributeFilter: ["dir"] });

  return {
    next: () => embla.scrollNext(still.matches),
    previous: () => embla.scrollPrev(still.matches),
    play: () => {
      if (!still.matches) embla.plugins().autoplay?.play();
    },
    stop: () => embla.plugins().autoplay?.stop(),
    destroy: () => {
      turned.disconnect();
      for (const slide of embla.slideNodes()) slide.inert = false;
      embla.destroy();
    },
  };
}
