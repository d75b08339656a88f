import { useEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import { hasModifier } from "../../style/hasModifier.ts";
import { startCarousel } from "./startCarousel.ts";
import type { CarouselOptions, CarouselPosition } from "./startCarousel.ts";

const start: CarouselPosition = {
  index: 0,
  hasPrevious: false,
  hasNext: false,
  still: true,
  // Without scripts keys must reach slides of which Safari focuses none.
  isFocusable: true,
};

const movesOnArrow = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("input, select, textarea") === null;

const isRotationControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-rotation]") !== null;

/** Starts the carousel and manages autoplay (APG carousel). */
export const useCarousel = (
  viewport: RefObject<HTMLElement | null>,
  { loop, autoplayMs, paused, moveMs, isolated }: CarouselOptions & { paused: boolean | undefined },
  slides: number,
) => {
  const handle = useRef<ReturnType<typeof startCarousel>>(null);
  /** `null` until the carousel has started. */
  const [shown, setShown] = useState<CarouselPosition | null>(null);
  /** The user's choice of autoplay, or `null` for the default. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [held, setHeld] = useState(false);
  const enhanced = shown !== null;
  const position = shown ?? start;
  const rotating = wanted ?? (autoplayMs !== undefined && !paused && !position.still);
  const playing = enhanced && rotating && !hovered && !held;

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    const started = startCarousel(element, {
      onMove: setShown,
      onGrab: () => setWanted(false),
    });
    handle.current = started;
    return () => {
      started.destroy();
      handle.current = null;
    };
  }, [viewport]);

  // Without a restart, which would lose a click: a page may add slides while someone moves them.
  useEffect(() => {
    handle.current?.update({ loop, autoplayMs, moveMs, isolated });
  }, [viewport, loop, autoplayMs, moveMs, isolated, slides]);

  useEffect(() => {
    if (playing) handle.current?.play();
    else handle.current?.stop();
  }, [viewport, playing, autoplayMs]);

  const move = (step: 1 | -1): void => handle.current?.move(step);

  return {
    position,
    /** Whether the controls work. Before that the track is a plain scroller. */
    enhanced,
    /** Whether autoplay is on, by default or by the user. */
    rotating,
    /** Whether the user has taken over by focus, key, drag or pause, so that moves are announced. */
    steered: wanted === false,
    move,
    toggleRotation: () => {
      setHeld(false);
      setWanted(!rotating);
    },
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        if (!target.matches(":focus-visible")) return;
        // Focus on the pause button only suspends autoplay, so that the first press still pauses it.
        if (isRotationControl(target)) setHeld(true);
        else setWanted(false);
      },
      onBlur: ({ target }: FocusEvent<HTMLElement>) => {
        if (!held || !isRotationControl(target)) return;
        setHeld(false);
        setWanted(false);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const sign = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        if (sign === 0 || hasModifier(event)) return;
        if (!movesOnArrow(event.target)) return;
        event.preventDefault();
        setWanted(false);
        const forwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        move(sign === forwards ? 1 : -1);
      },
    },
  };
};
