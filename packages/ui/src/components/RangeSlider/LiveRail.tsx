import { Range, Root, Thumb, Track } from "@radix-ui/react-slider";
import {
  useEffect,
  useRef,
  type KeyboardEvent as KeyPress,
  type ReactElement,
  type RefObject,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { railVars, thumbAria, thumbClasses, type Direction, type RangeRailProps } from "./rail.ts";
import * as styles from "./RangeSlider.css.ts";

/** Input made before the slider's code has loaded. */
export interface FirstTouch {
  keys: Pick<KeyboardEvent, "key" | "shiftKey">[];
  /** The pressed pointer, or `null`. */
  press: Press | null;
}

export interface Press {
  pointerId: number;
  pointerType: string;
  /** Current position. */
  clientX: number;
  clientY: number;
  /** Target of `pointerdown`. */
  target: Element;
}

/** Dispatches one key per frame, so that each starts from the updated value. */
const type = async (thumb: Element, keys: FirstTouch["keys"]): Promise<void> => {
  for (const key of keys.splice(0)) {
    thumb.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
  }
};

/** Replays input that happened before hydration. */
const replay = (rail: Element, first: FirstTouch): void => {
  const focused = document.activeElement;
  if (focused && rail.contains(focused)) {
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    void type(focused, first.keys);
  }
  if (!first.press) return;
  const { target, ...press } = first.press;
  first.press = null;
  for (const kind of ["pointerdown", "pointermove"])
    target.dispatchEvent(new PointerEvent(kind, { ...press, bubbles: true, cancelable: true }));
};

interface LiveRailProps extends RangeRailProps {
  direction: Direction;
  first: RefObject<FirstTouch>;
}

const LiveRail = ({
  onHydrated,
  ...props
}: LiveRailProps & { onHydrated: () => void }): ReactElement => {
  const { min, max, step, value, disabled, onChange, onCommit, direction, first } = props;
  const [low, high] = value;
  const rail = useRef<HTMLSpanElement>(null);
  useEffect(onHydrated, [onHydrated]);
  useEffect(() => {
    // Radix has registered its thumbs by the next frame.
    const frame = requestAnimationFrame(() => {
      if (rail.current) replay(rail.current, first.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [first]);
  /* Home and End move the focused thumb; Radix would move the other one. */
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
      dir={direction}
      className={styles.slider}
      style={railVars(props)}
      min={min}
      max={max}
      step={step}
      value={[low, high]}
      disabled={disabled}
      preserveThumbOrder
      suppressHydrationWarning
      onValueChange={([nextLow = low, nextHigh = high]) => onChange([nextLow, nextHigh])}
      onValueCommit={([nextLow = low, nextHigh = high]) => onCommit?.([nextLow, nextHigh])}
    >
      <Track className={styles.track}>
        <Range className={styles.fill} suppressHydrationWarning />
      </Track>
      <Thumb
        {...thumbAria(props, 0)}
        className={thumbClasses[0]}
        suppressHydrationWarning
        onKeyDown={meetOn("End", high)}
      />
      <Thumb
        {...thumbAria(props, 1)}
        className={thumbClasses[1]}
        suppressHydrationWarning
        onKeyDown={meetOn("Home", low)}
      />
    </Root>
  );
};

export interface HydratedRail {
  update: (props: LiveRailProps) => void;
  unmount: () => void;
}

/** Hydrates the rail with Radix, reusing its elements. */
export const hydrateRail = (host: Element, props: LiveRailProps): HydratedRail => {
  let isHydrated = false;
  let latest = props;
  const onHydrated = (): void => {
    isHydrated = true;
    if (latest !== props) update(latest);
  };
  const root = hydrateRoot(host, <LiveRail {...props} onHydrated={onHydrated} />);
  const update = (next: LiveRailProps): void => {
    latest = next;
    // React replaces the elements of a root that is updated before it has hydrated, and focus is lost.
    if (isHydrated) root.render(<LiveRail {...next} onHydrated={onHydrated} />);
  };
  return {
    update,
    // React cannot unmount a root while it renders another one.
    unmount: () => queueMicrotask(() => root.unmount()),
  };
};
