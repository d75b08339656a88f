import { useEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, RefObject } from "react";
import type { CarouselHandle, CarouselOptions, CarouselPosition } from "./startCarousel.ts";

type Settings = Omit<CarouselOptions, "startIndex">;

export interface CarouselView {
  position: CarouselPosition;
  /** The engine has taken over; before that the track is a native scroller. */
  enhanced: boolean;
  /** The shopper (or the default) wants it to move by itself. */
  rotating: boolean;
  /** It moves by itself right now: not held by pointer or focus. */
  playing: boolean;
  move: (step: 1 | -1) => void;
  toggleRotation: () => void;
  handlers: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
}

const start: CarouselPosition = { index: 0, hasPrevious: false, hasNext: false };

const nearViewport = { rootMargin: "400px" };

/** The slide on which the native scroller stands when the engine takes over. */
const nativeIndex = (viewport: HTMLElement): number => {
  const width = viewport.firstElementChild?.firstElementChild?.clientWidth ?? 0;
  return width === 0 ? 0 : Math.round(Math.abs(viewport.scrollLeft) / width);
};

const movesOnArrow = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("input, select, textarea") === null;

const isRotationControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-rotation]") !== null;

/** Brings the engine when the carousel comes near, and keeps the rules of rotation (APG carousel). */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  { loop, autoplayMs, moveMs, isolated }: Settings,
): CarouselView {
  const handle = useRef<CarouselHandle>(null);
  const [position, setPosition] = useState(start);
  const [enhanced, setEnhanced] = useState(false);
  const [rotating, setRotating] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [held, setHeld] = useState(false);
  const playing = enhanced && rotating && !hovered && !held;

  useEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    let gone = false;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      watch.disconnect();
      void import("./startCarousel.ts").then(({ startCarousel }) => {
        if (gone) return;
        const options = { loop, autoplayMs, moveMs, isolated, startIndex: nativeIndex(element) };
        handle.current = startCarousel(element, options, {
          onMove: setPosition,
          onGrab: () => setRotating(false),
        });
        setEnhanced(true);
        setRotating(autoplayMs !== undefined && !matchMedia("(prefers-reduced-motion: reduce)").matches);
      });
    }, nearViewport);
    watch.observe(element);
    return () => {
      gone = true;
      watch.disconnect();
      handle.current?.destroy();
      handle.current = null;
      setEnhanced(false);
    };
  }, [viewport, loop, autoplayMs, moveMs, isolated]);

  useEffect(() => {
    if (playing) handle.current?.play();
    else handle.current?.stop();
  }, [playing]);

  const move = (step: 1 | -1): void => {
    if (step === 1) handle.current?.next();
    else handle.current?.previous();
  };

  return {
    position,
    enhanced,
    rotating,
    playing,
    move,
    toggleRotation: () => {
      setHeld(false);
      setRotating(!rotating);
    },
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }) => {
        if (!target.matches(":focus-visible")) return;
        // On its own control the rotation only waits, so that the first press still means "pause".
        if (isRotationControl(target)) setHeld(true);
        else setRotating(false);
      },
      onBlur: ({ target }) => {
        if (!held || !isRotationControl(target)) return;
        setHeld(false);
        setRotating(false);
      },
      onKeyDown: (event) => {
        const sign = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
        if (sign === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
        if (!movesOnArrow(event.target)) return;
        event.preventDefault();
        setRotating(false);
        const forwards = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
        move(sign === forwards ? 1 : -1);
      },
    },
  };
}
