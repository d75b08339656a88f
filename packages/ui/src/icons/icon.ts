import type { Icon as Glyph } from "@tabler/icons-react";
import { createElement, type ReactElement } from "react";
import type { RootProps } from "../style/rootProps.ts";
import "../icons.css.ts";

export interface IconProps extends RootProps<"svg"> {
  /** Size in px: 16 beside small text, 20 in controls, 22 in the header, 24 alone. @default 20 */
  size?: 16 | 20 | 22 | 24 | 32;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** Creates a decorative icon. The control or text beside it provides the name. */
export const icon = (glyph: Glyph, mirrored = false): IconComponent => {
  const Icon: IconComponent = ({ size = 20, ...rest }) =>
    createElement(glyph, {
      ...rest,
      size,
      stroke: 1.5,
      "aria-hidden": true,
      // HTML needs no namespace. Caps and joins are in `icons.css.ts`, once for all icons.
      xmlns: undefined,
      strokeLinecap: undefined,
      strokeLinejoin: undefined,
      "data-glyph": "",
      ...(mirrored && { "data-mirror": "" }),
    } as Parameters<Glyph>[0]);
  return Icon;
};
