import { inlineVars } from "../../style/inlineVars.ts";
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

export type Direction = "ltr" | "rtl";

type RailState = Pick<RangeRailProps, "min" | "max" | "value" | "disabled" | "labels" | "format">;

/** Returns the custom properties that position the thumbs and the fill. */
export const railVars = ({ min, max, value: [low, high] }: RailState): Record<string, string> =>
  inlineVars({
    [styles.lowShare]: String((low - min) / (max - min)),
    [styles.highShare]: String((high - min) / (max - min)),
  }) as Record<string, string>;

/** Returns the ARIA attributes of a thumb. The other thumb limits its range. */
export const thumbAria = (
  { min, max, value: [low, high], labels, format }: RailState,
  index: 0 | 1,
): Record<string, string> => {
  const bound = index === 0 ? low : high;
  return {
    "aria-label": labels[index],
    "aria-valuemin": String(index === 0 ? min : low),
    "aria-valuenow": String(bound),
    "aria-valuemax": String(index === 0 ? high : max),
    "aria-valuetext": format(bound),
  };
};

export const thumbClasses = [styles.lowThumb, styles.highThumb] as const;

const escapes: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };

const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, text]) => ` ${name}="${text.replace(/[&"<]/g, (sign) => escapes[sign] ?? sign)}"`)
    .join("");

/**
 * Returns the HTML that Radix renders on a server, without `display: none` on the thumbs. `LiveRail.tsx` hydrates it,
 * so elements and order must match. Positions, which Radix knows in the browser only, come from `railVars`.
 */
export const railHtml = (state: RailState, direction: Direction): string => {
  const disabled: Record<string, string> = state.disabled ? { "data-disabled": "" } : {};
  const orientation = { "data-orientation": "horizontal" };
  const side = direction === "rtl" ? "right" : "left";
  const style = Object.entries({
    ...railVars(state),
    "--radix-slider-thumb-transform": "translateX(-50%)",
  })
    .map((entry) => entry.join(":"))
    .join(";");
  const thumb = (index: 0 | 1): string => {
    const own = attributes({
      role: "slider",
      ...thumbAria(state, index),
      "aria-orientation": "horizontal",
      ...orientation,
      ...disabled,
      ...(state.disabled ? {} : { tabindex: "0" }),
      class: thumbClasses[index],
    });
    const place = `transform:var(--radix-slider-thumb-transform);position:absolute;${side}:calc(0% + 0px)`;
    return `<span style="${place}"><span${own} data-radix-collection-item=""></span></span><input style="display:none"/>`;
  };
  const root = attributes({
    dir: direction,
    ...orientation,
    "aria-disabled": String(state.disabled),
    ...disabled,
    class: styles.slider,
    style,
  });
  const track = attributes({ ...disabled, ...orientation, class: styles.track });
  const fill = attributes({ ...orientation, ...disabled, class: styles.fill });
  return `<span${root}><span${track}><span${fill}></span></span>${thumb(0)}${thumb(1)}</span>`;
};

export const thumbsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('[role="slider"]'),
];

/** Updates the elements before Radix has hydrated them. */
export const updateRail = (host: Element, state: RailState): void => {
  const rail = host.firstElementChild;
  if (rail instanceof HTMLElement)
    for (const [name, share] of Object.entries(railVars(state)))
      rail.style.setProperty(name, share);
  for (const [index, thumb] of thumbsOf(host).entries())
    for (const [name, text] of Object.entries(thumbAria(state, index === 0 ? 0 : 1)))
      thumb.setAttribute(name, text);
};
