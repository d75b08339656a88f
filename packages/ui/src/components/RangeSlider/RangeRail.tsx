import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from "react";
import type { FirstTouch, HydratedRail, Press } from "./LiveRail.tsx";
import type { RangeValue } from "./RangeSlider.tsx";
import { useUi } from "../../provider/UiProvider.tsx";
import { railHtml, thumbsOf, updateRail, type RangeRailProps } from "./rail.ts";

const keys = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/;

/** Returns the value at a position on the rail, rounded to the step. */
const valueAt = (rail: Element, clientX: number, { min, max, step }: RangeRailProps): number => {
  const { left, width } = rail.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (clientX - left) / width));
  const isMirrored = getComputedStyle(rail).direction === "rtl";
  return min + Math.round(((isMirrored ? 1 - share : share) * (max - min)) / step) * step;
};

/** Moves the nearer bound. */
const moved = ([low, high]: RangeValue, to: number): RangeValue =>
  Math.abs(to - low) < Math.abs(to - high) ? [to, high] : [low, to];

/**
 * Tracks a pointer from `pointerdown` until release, then calls back with its position. The position is `null` if the
 * press was canceled or never left the thumb.
 */
const follow = (
  { nativeEvent, target }: PointerEvent<HTMLElement>,
  thumbs: readonly Element[],
  onEnd: (press: Press, clientX: number | null) => void,
): Press => {
  const { pointerId, pointerType, clientX, clientY } = nativeEvent;
  const press: Press = { pointerId, pointerType, clientX, clientY, target: target as Element };
  const isOnThumb = thumbs.includes(press.target);
  const end = new AbortController();
  const onPointer = (next: globalThis.PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    press.clientX = next.clientX;
    press.clientY = next.clientY;
    if (next.type === "pointermove") return;
    end.abort();
    const isStill = isOnThumb && Math.abs(next.clientX - clientX) < 4;
    onEnd(press, isStill || next.type === "pointercancel" ? null : next.clientX);
  };
  for (const kind of ["pointermove", "pointerup", "pointercancel"] as const)
    window.addEventListener(kind, onPointer, { signal: end.signal });
  return press;
};

/**
 * The rail with its two thumbs. Server HTML until a pointer enters or a thumb is focused. Then Radix hydrates the same
 * elements and replays the input made meanwhile.
 */
export const RangeRail = (props: RangeRailProps): ReactElement => {
  const { disabled, onChange, onCommit } = props;
  const direction = useUi().dir;
  const host = useRef<HTMLDivElement>(null);
  const live = useRef<HydratedRail | "loading" | null>(null);
  const first = useRef<FirstTouch>({ keys: [], press: null });
  const [html] = useState(() => ({ __html: railHtml(props, direction) }));
  const latest = useRef({ ...props, direction, first });

  useLayoutEffect(() => {
    latest.current = { ...props, direction, first };
    if (live.current && live.current !== "loading") live.current.update(latest.current);
    else if (host.current) updateRail(host.current, props);
  });

  useEffect(
    () => () => {
      if (live.current && live.current !== "loading") live.current.unmount();
      live.current = null;
    },
    [],
  );

  const load = async (): Promise<void> => {
    if (disabled || live.current) return;
    live.current = "loading";
    try {
      const { hydrateRail } = await import("./LiveRail.tsx");
      if (host.current) live.current = hydrateRail(host.current, latest.current);
    } catch {
      // If the code fails to load, the two fields still work.
      live.current = null;
    }
  };
  const isWaiting = (): boolean =>
    !disabled && (live.current === null || live.current === "loading");
  const moveTo = (clientX: number): void => {
    if (!host.current) return;
    const next = moved(latest.current.value, valueAt(host.current, clientX, props));
    onChange(next);
    onCommit?.(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (!isWaiting() || !keys.test(key)) return;
    event.preventDefault();
    first.current.keys.push({ key, shiftKey });
    void load();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (!isWaiting() || event.button !== 0) return;
    const thumbs = thumbsOf(event.currentTarget);
    first.current.press = follow(event, thumbs, (press, clientX) => {
      // Radix hydrated while the pointer was down.
      if (first.current.press !== press) return;
      first.current.press = null;
      if (clientX !== null) moveTo(clientX);
    });
    void load();
  };
  const onClick = ({ nativeEvent, target, clientX }: MouseEvent): void => {
    // A click that was replayed after hydration has no pointer events.
    const isRepeated = !nativeEvent.isTrusted && clientX !== 0;
    if (isWaiting() && isRepeated && (target as Element).role !== "slider") moveTo(clientX);
  };
  return (
    <div
      ref={host}
      role="presentation"
      data-rail=""
      onPointerEnter={() => void load()}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onFocus={() => void load()}
      onClick={onClick}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
};
