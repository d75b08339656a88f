import { Unstyled } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { UiProvider } from "../../packages/ui/src/provider/UiProvider.tsx";

const Live = ({ children }: { children: ReactNode }): ReactElement => (
  <UiProvider dir={document.documentElement.dir === "rtl" ? "rtl" : "ltr"}>{children}</UiProvider>
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
  /** An example with all parts. */
  children: ReactNode;
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

/** A component whose parts are numbered, and the list of its parts. */
export const Anatomy = ({ parts, children }: AnatomyProps): ReactElement => {
  const frame = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<readonly (Point | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      const outer = element.getBoundingClientRect();
      const isMirrored = getComputedStyle(element).direction === "rtl";
      setPoints(
        parts.map(({ at, side = "start" }) => {
          const box = element.querySelector(at)?.getBoundingClientRect();
          if (!box) return undefined;
          const [left, top] = [box.left - outer.left, box.top - outer.top];
          if (side === "top") return { left: left + box.width / 2, top: top - MARKER_GAP };
          return {
            left: isMirrored ? left + box.width + MARKER_GAP : left - MARKER_GAP,
            top: top + Math.min(box.height / 2, MARKER_GAP),
          };
        }),
      );
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    for (const child of element.querySelectorAll("*")) watch.observe(child);
    return () => watch.disconnect();
  }, [parts]);
  return (
    <Unstyled>
      <div className="guide-anatomy">
        <div className="guide-stage">
          <div ref={frame} className="guide-frame">
            <div inert>
              <Live>{children}</Live>
            </div>
            {points.map((point, index) =>
              point ? (
                <span
                  key={parts[index]?.name}
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
          {parts.map(({ name, text }, index) => (
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
