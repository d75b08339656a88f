import { createElement, type ReactElement } from "react";
import type { RootProps } from "../style/rootProps.ts";
import "../icons.css.ts";

export interface IconProps extends RootProps<"svg"> {
  /** Size in px: 16 beside small text, 20 in controls, 22 in the header, 24 alone. @default 20 */
  size?: 16 | 20 | 22 | 24 | 32;
}

export type IconComponent = (props: IconProps) => ReactElement;

/**
 * Creates a decorative icon from the path of a drawing of 24 by 24 units. The control or text beside it provides the
 * accessible name; its own is in `data-icon`, for tests and styles. It is drawn as a line of 1.5 units unless it is `filled`; a `mirrored` one points the other way in right-to-left
 * pages. Caps and joins are in `icons.css.ts`, once for all icons.
 */
export const icon = (name: string, path: string, look?: "filled" | "mirrored"): IconComponent => {
  const Icon: IconComponent = ({ size = 20, ...rest }) =>
    createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        ...(look === "filled"
          ? { fill: "currentColor" }
          : { fill: "none", stroke: "currentColor", strokeWidth: 1.5 }),
        ...rest,
        width: size,
        height: size,
        "aria-hidden": true,
        "data-icon": name,
        ...(look === "mirrored" && { "data-mirror": "" }),
      },
      createElement("path", { d: path }),
    );
  return Icon;
};
