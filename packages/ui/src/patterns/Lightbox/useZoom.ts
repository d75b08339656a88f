import { useRef, useState } from "react";
import type { PointerEvent, WheelEvent } from "react";
import { CLICK_SCALE, limitZoom, pinchOf, unzoomed, zoomTo } from "./lightbox.rules.ts";
import type { Zoom } from "./lightbox.rules.ts";

/** Movement in px up to which a press is a click. */
const CLICK_PX = 6;
/** Movement in px from which a drag of the whole picture is a swipe. */
const SWIPE_PX = 48;

interface Gesture {
  /** Positions of the pressed pointers by their id. */
  pointers: Map<number, { x: number; y: number }>;
  moved: { x: number; y: number };
  isPinch: boolean;
}

export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === "rtl";

/** Zooms and pans a picture by click, drag, pinch and wheel. Starts again with the whole picture if `key` changes. A swipe calls `onStep` with 1 or -1. */
export const useZoom = (key: string, onStep: (by: number) => void) => {
  /** Element of the viewport. Of its children all but the current picture are hidden. */
  const viewport = useRef<HTMLDivElement>(null);
  const gesture = useRef<Gesture>({ pointers: new Map(), moved: { x: 0, y: 0 }, isPinch: false });
  const [state, setState] = useState({ key, zoom: unzoomed });
  const [isDragged, setDragged] = useState(false);
  const zoom = state.key === key ? state.zoom : unzoomed;

  const change = (next: (zoom: Zoom) => Zoom): void => {
    const box = viewport.current;
    const picture = box?.querySelector(":scope > :not([hidden])");
    if (!box || !(picture instanceof HTMLElement)) return;
    const sizes = [
      { width: picture.offsetWidth, height: picture.offsetHeight },
      { width: box.clientWidth, height: box.clientHeight },
    ] as const;
    setState((now) => ({
      key,
      zoom: limitZoom(next(now.key === key ? now.zoom : unzoomed), ...sizes),
    }));
  };
  const toggleAt = (at: { x: number; y: number }): void =>
    change((now) => zoomTo(now, now.scale > 1 ? 1 : CLICK_SCALE, at));
  /** Moves the enlarged picture by px. */
  const pan = (x: number, y: number): void =>
    change((now) => ({ ...now, x: now.x + x, y: now.y + y }));

  /** Position relative to the centre of the viewport. */
  const placeOf = ({ clientX, clientY }: PointerEvent): { x: number; y: number } => {
    const box = viewport.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const { pointers } = gesture.current;
    if (pointers.size === 0) gesture.current = { pointers, moved: { x: 0, y: 0 }, isPinch: false };
    pointers.set(event.pointerId, placeOf(event));
    if (pointers.size > 1) gesture.current.isPinch = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { pointers, moved } = gesture.current;
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    const [x, y] = [now.x - before.x, now.y - before.y];
    moved.x += x;
    moved.y += y;
    if (!other) {
      pan(x, y);
      return;
    }
    const [from, to] = [pinchOf(before, other), pinchOf(now, other)];
    change((shown) => {
      const next = zoomTo(shown, (shown.scale * to.distance) / Math.max(1, from.distance), from);
      return { ...next, x: next.x + to.x - from.x, y: next.y + to.y - from.y };
    });
  };
  const onPointerCancel = ({ pointerId }: PointerEvent<HTMLElement>): void => {
    gesture.current.pointers.delete(pointerId);
    if (gesture.current.pointers.size === 0) setDragged(false);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const { pointers, moved, isPinch } = gesture.current;
    if (!pointers.has(event.pointerId)) return;
    onPointerCancel(event);
    if (isPinch) return;
    if (Math.hypot(moved.x, moved.y) < CLICK_PX) toggleAt(placeOf(event));
    else if (zoom.scale === 1 && Math.abs(moved.x) > Math.max(SWIPE_PX, Math.abs(moved.y)))
      onStep(Math.sign(moved.x) * (isRightToLeft(event.currentTarget) ? 1 : -1));
  };
  return {
    zoom,
    isDragged,
    viewport,
    /** Shows the whole picture or the middle of the enlarged one. */
    toggle: () => toggleAt({ x: 0, y: 0 }),
    pan,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onWheel: ({ deltaX, deltaY }: WheelEvent) => pan(-deltaX, -deltaY),
    },
  };
};
