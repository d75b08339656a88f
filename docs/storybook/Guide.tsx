import { Story, Unstyled } from "@storybook/addon-docs/blocks";
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import { shop } from "../../apps/store/src/sections/shell/shop.tsx";
import { UiProvider } from "../../packages/ui/src/provider/UiProvider.tsx";

type ModuleExport = ComponentProps<typeof Story>["of"];

const Live = ({ children }: { children: ReactNode }): ReactElement => (
  <UiProvider dir="ltr" shop={shop}>
    {children}
  </UiProvider>
);

interface UsageProps {
  /** A good example. */
  use: ReactNode;
  /** Why it is good. */
  useText: string;
  /** A bad example. */
  avoid: ReactNode;
  /** Why it is bad, and what to do instead. */
  avoidText: string;
}

/** A good and a bad example, side by side, made of real components. */
export const Usage = ({ use, useText, avoid, avoidText }: UsageProps): ReactElement => (
  <Unstyled>
    <div className="guide-pair">
      <figure className="guide-example" data-kind="use">
        <div className="guide-stage">
          <Live>{use}</Live>
        </div>
        <figcaption>
          <strong>Do.</strong> {useText}
        </figcaption>
      </figure>
      <figure className="guide-example" data-kind="avoid">
        <div className="guide-stage" inert>
          <Live>{avoid}</Live>
        </div>
        <figcaption>
          <strong>Do not.</strong> {avoidText}
        </figcaption>
      </figure>
    </div>
  </Unstyled>
);

interface Part {
  /** Name of the part. */
  readonly name: string;
  /** CSS selector of the part in the example. */
  readonly at: string;
  /** What the part is for. Code is between backticks. */
  readonly text: string;
  /** Where the number is: beside the part, or above it in a row of parts. @default "start" */
  readonly side?: "start" | "top";
}

interface AnatomyProps {
  /** The parts, numbered in this order. */
  parts: readonly Part[];
  /** A story with all parts. A story that Storybook shows in a frame is numbered in its frame. */
  of?: ModuleExport;
  /** An example with all parts, if no story is small enough. */
  children?: ReactNode;
}

/** Distance in px between the centre of a number and its part. */
const MARKER_GAP = 18;

/** Renders what is between backticks as code. */
const withCode = (text: string): ReactNode =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

interface Point {
  readonly left: number;
  readonly top: number;
}

/** Returns the middle of a part's content, which may be narrower than its box. */
const middleOf = (part: Element, box: DOMRect): number => {
  const content = part.ownerDocument.createRange();
  content.selectNodeContents(part);
  const { left, width } = content.getBoundingClientRect();
  return width > 0 ? left - box.left + width / 2 : box.width / 2;
};

/** Returns the place of a part's number in the frame. `undefined` if the example lacks the part. */
const pointOf = (frame: HTMLElement, { at, side = "start" }: Part): Point | undefined => {
  const inner = frame.querySelector("iframe");
  const part = (inner ? inner.contentDocument : frame)?.querySelector(at);
  if (!part) return undefined;
  const box = part.getBoundingClientRect();
  const origin = frame.getBoundingClientRect();
  const shift = inner?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const left = box.left + shift.left - origin.left;
  const top = box.top + shift.top - origin.top;
  if (side === "top") return { left: left + middleOf(part, box), top: top - MARKER_GAP };
  // Not the part's own direction: fields for codes are left to right in every page.
  const page = inner?.contentDocument?.documentElement ?? frame;
  const isMirrored = getComputedStyle(page).direction === "rtl";
  return {
    left: isMirrored ? left + box.width + MARKER_GAP : left - MARKER_GAP,
    top: top + Math.min(box.height / 2, MARKER_GAP),
  };
};

const none: readonly (Point | undefined)[] = [];

/** Measures the parts when the example has rendered, grows, moves or loads another picture. */
const usePoints = (
  frame: RefObject<HTMLElement | null>,
  parts: readonly Part[],
): readonly (Point | undefined)[] => {
  const [points, setPoints] = useState(none);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const abort = new AbortController();
    const measure = (): void => {
      const next = parts.map((part) => pointOf(element, part));
      // A story renders later than its page.
      if (next.some(Boolean)) setPoints(next);
    };
    const sizes = new ResizeObserver(measure);
    const changes = new MutationObserver(() => watch());
    const watchTree = (root: Element): void => {
      changes.observe(root, { childList: true, subtree: true });
      for (const child of [root, ...root.querySelectorAll("*")]) sizes.observe(child);
      for (const event of ["load", "animationend", "transitionend"])
        root.addEventListener(event, measure, { capture: true, signal: abort.signal });
    };
    const watch = (): void => {
      watchTree(element);
      const inner = element.querySelector("iframe");
      inner?.addEventListener("load", watch, { signal: abort.signal });
      if (inner?.contentDocument?.body) watchTree(inner.contentDocument.body);
      measure();
    };
    watch();
    return () => {
      abort.abort();
      sizes.disconnect();
      changes.disconnect();
    };
  }, [frame, parts]);
  return points;
};

/** A component whose parts are numbered, and the list of its parts. */
export const Anatomy = ({ parts, of, children }: AnatomyProps): ReactElement => {
  const frame = useRef<HTMLDivElement>(null);
  // MDX creates the list on every render.
  const [listed] = useState(parts);
  const points = usePoints(frame, listed);
  return (
    <Unstyled>
      <div className="guide-anatomy" data-measured={points.length > 0 || undefined}>
        <div className="guide-stage">
          <div ref={frame} className="guide-frame">
            <div inert>{of ? <Story of={of} /> : <Live>{children}</Live>}</div>
            {points.map((point, index) =>
              point ? (
                <span
                  key={listed[index]?.name}
                  className="guide-marker"
                  style={{ left: point.left, top: point.top }}
                  aria-hidden
                >
                  {index + 1}
                </span>
              ) : null,
            )}
          </div>
        </div>
        <ol>
          {listed.map(({ name, text }, index) => (
            <li key={name} data-missing={points.length > 0 && !points[index] ? true : undefined}>
              <strong>{name}</strong>
              {": "}
              {withCode(text)}
            </li>
          ))}
        </ol>
      </div>
    </Unstyled>
  );
};
