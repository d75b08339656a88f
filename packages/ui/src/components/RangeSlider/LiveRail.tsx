import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent as KeyPress,
  type ReactElement,
} from "react";
import type { RangeRailProps } from "./RangeRail.tsx";
import * as styles from "./RangeSlider.css.ts";

/** What was done to the rail before its code was there. */
export interface FirstTouch {
  /** The thumb that has the focus. */
  thumb: number | null;
  keys: Pick<KeyboardEvent, "key" | "shiftKey">[];
  /** A pointer that is down. */
  press: Press | null;
}

export interface Press {
  pointerId: number;
  pointerType: string;
  /** Where it is now. */
  clientX: number;
  clientY: number;
  /** The thumb that it went down on. */
  thumb: number | null;
}

export interface LiveRailProps extends RangeRailProps {
  first: FirstTouch;
}

/** Each key counts on from what the one before it has left. */
const type = async (thumb: HTMLElement, keys: FirstTouch["keys"]): Promise<void> => {
  for (const key of keys) {
    thumb.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
  }
};

const repeat = (rail: HTMLElement, first: FirstTouch, focused: number | null): void => {
  const thumbs = rail.querySelectorAll<HTMLElement>('[role="slider"]');
  const thumb = focused === null ? undefined : thumbs[focused];
  thumb?.focus();
  if (thumb) void type(thumb, first.keys);
  if (!first.press) return;
  const { thumb: pressed, ...press } = first.press;
  first.press = null;
  const target = (pressed === null ? undefined : thumbs[pressed]) ?? rail;
  for (const kind of ["pointerdown", "pointermove"])
    target.dispatchEvent(new PointerEvent(kind, { ...press, bubbles: true, cancelable: true }));
};

/** The rail that moves; goes on where the one that stood still was touched. */
export const LiveRail = ({
  min,
  max,
  step,
  value: [low, high],
  disabled,
  labels,
  format,
  onChange,
  onCommit,
  first,
}: LiveRailProps): ReactElement => {
  const rail = useRef<HTMLSpanElement>(null);
  // The thumb that had the focus is gone by the time of the effect.
  const [focused] = useState(first.thumb);
  useEffect(() => {
    // By the next frame the slider has measured itself and shows its thumbs.
    const frame = requestAnimationFrame(() => {
      if (rail.current) repeat(rail.current, first, focused);
    });
    return () => cancelAnimationFrame(frame);
  }, [first, focused]);
  /* Home and End belong to the thumb that has the focus; elsewhere they would move the other one. */
  const meetOn =
    (key: "Home" | "End", bound: number) =>
    (event: KeyPress): void => {
      if (event.key !== key || disabled) return;
      event.preventDefault();
      if (low === high) return;
      onChange([bound, bound]);
      onCommit?.([bound, bound]);
    };
  return (
    <Root
      ref={rail}
      className={styles.slider}
      min={min}
      max={max}
      step={step}
      value={[low, high]}
      disabled={disabled}
      preserveThumbOrder
      onValueChange={([nextLow = low, nextHigh = high]) => onChange([nextLow, nextHigh])}
      onValueCommit={([nextLow = low, nextHigh = high]) => onCommit?.([nextLow, nextHigh])}
    >
      <Track className={styles.track}>
        <Range className={styles.fill} />
      </Track>
      <Thumb
        className={styles.thumb}
        aria-label={labels[0]}
        aria-valuetext={format(low)}
        aria-valuemax={high}
        onKeyDown={meetOn("End", high)}
      />
      <Thumb
        className={styles.thumb}
        aria-label={labels[1]}
        aria-valuetext={format(high)}
        aria-valuemin={low}
        onKeyDown={meetOn("Home", low)}
      />
    </Root>
  );
};
