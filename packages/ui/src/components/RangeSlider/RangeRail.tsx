import {
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from "react";
import type { FirstTouch, LiveRailProps, Press } from "./LiveRail.tsx";
import type { RangeValue } from "./RangeSlider.tsx";
import * as styles from "./RangeSlider.css.ts";

export interface RangeRailProps {
  min: number;
  max: number;
  step: number;
  value: RangeValue;
  disabled: boolean;
  labels: readonly [low: string, high: string];
  format: (value: number) => string;
  onChange: (value: RangeValue) => void;
  onCommit: ((value: RangeValue) => void) | undefined;
}

const keys = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|Page(?:Up|Down))$/;

const loadLive = async (): Promise<ComponentType<LiveRailProps>> =>
  (await import("./LiveRail.tsx")).LiveRail;

/** How far along the rail a pointer is, from 0 to 1. */
const measure = (rail: Element): ((clientX: number) => number) => {
  const { left, width } = rail.getBoundingClientRect();
  const isMirrored = getComputedStyle(rail).direction === "rtl";
  return (clientX) => {
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    return isMirrored ? 1 - share : share;
  };
};

/** The nearer end follows. */
const moved = ([low, high]: RangeValue, to: number): RangeValue =>
  Math.abs(to - low) < Math.abs(to - high) ? [to, high] : [low, to];

/**
 * Follows a pointer that went down on the rail until it is let go: how far along the rail that was; null when the press
 * was taken away, or never left the thumb on which it began.
 */
const follow = (
  event: PointerEvent<HTMLElement>,
  onEnd: (press: Press, share: number | null) => void,
): Press => {
  const { currentTarget: rail, pointerId, pointerType, clientX, clientY } = event;
  const shareAt = measure(rail);
  const thumbs: Element[] = [...rail.querySelectorAll('[role="slider"]')];
  const at = thumbs.findIndex((thumb) => event.target === thumb);
  const press: Press = { pointerId, pointerType, clientX, clientY, thumb: at < 0 ? null : at };
  const end = new AbortController();
  const onPointer = (next: globalThis.PointerEvent): void => {
    if (next.pointerId !== pointerId) return;
    press.clientX = next.clientX;
    press.clientY = next.clientY;
    if (next.type === "pointermove") return;
    end.abort();
    const isStill = press.thumb !== null && Math.abs(next.clientX - clientX) < 4;
    onEnd(press, isStill || next.type === "pointercancel" ? null : shareAt(next.clientX));
  };
  for (const kind of ["pointermove", "pointerup", "pointercancel"] as const)
    window.addEventListener(kind, onPointer, { signal: end.signal });
  return press;
};

/**
 * The thread with its two bobbins. It stands still, as the server wrote it, until a pointer comes near or the focus
 * comes in; then the slider's code is fetched, and what was done meanwhile is done again on it, so that neither the
 * first drag nor the first key is lost.
 */
export const RangeRail = (props: RangeRailProps): ReactElement => {
  const { min, max, step, value, disabled, labels, format, onChange, onCommit } = props;
  const [Live, setLive] = useState<ComponentType<LiveRailProps> | null>(null);
  const first = useRef<FirstTouch>({ thumb: null, keys: [], press: null });
  if (Live) return <Live {...props} first={first.current} />;

  const wake = (): void => {
    // Without the code the two fields do its work.
    if (!disabled)
      loadLive().then(
        (live) => setLive(() => live),
        () => undefined,
      );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    if (disabled || !keys.test(key)) return;
    event.preventDefault();
    first.current.keys.push({ key, shiftKey });
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (disabled || event.button !== 0) return;
    wake();
    first.current.press = follow(event, (press, share) => {
      // The slider took over while the pointer was down.
      if (first.current.press !== press) return;
      first.current.press = null;
      if (share === null) return;
      const next = moved(value, min + Math.round((share * (max - min)) / step) * step);
      onChange(next);
      onCommit?.(next);
    });
  };
  const shareOf = (bound: number): number => (bound - min) / (max - min);
  const data = disabled ? { "data-disabled": "" } : {};
  return (
    <span
      role="presentation"
      className={styles.slider}
      onPointerEnter={wake}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <span className={styles.track}>
        <span
          {...data}
          className={styles.fill}
          style={{
            insetInlineStart: `${shareOf(value[0]) * 100}%`,
            insetInlineEnd: `${100 - shareOf(value[1]) * 100}%`,
          }}
        />
      </span>
      {labels.map((label, index) => {
        const bound = value[index] ?? min;
        return (
          <span
            key={label}
            className={styles.place}
            style={{ insetInlineStart: `calc((100% - 16px) * ${shareOf(bound)})` }}
          >
            <span
              {...data}
              role="slider"
              className={styles.thumb}
              tabIndex={disabled ? undefined : 0}
              aria-label={label}
              aria-valuemin={index === 0 ? min : value[0]}
              aria-valuenow={bound}
              aria-valuemax={index === 0 ? value[1] : max}
              aria-valuetext={format(bound)}
              aria-orientation="horizontal"
              aria-disabled={disabled || undefined}
              onFocus={() => {
                first.current.thumb = index;
                wake();
              }}
              onBlur={() => {
                first.current.thumb = null;
              }}
            />
          </span>
        );
      })}
    </span>
  );
};
