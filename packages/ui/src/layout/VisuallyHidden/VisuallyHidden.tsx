import type { ElementType, ReactElement } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

type HiddenElement = "span" | "div" | "h1" | "h2" | "h3" | "p";

interface VisuallyHiddenOwnProps<Tag> {
  /** The element. @default "span" */
  as?: Tag;
}

/** Props of the element in `as` are accepted too. */
export type VisuallyHiddenProps<Tag extends HiddenElement = "span"> = VisuallyHiddenOwnProps<Tag> &
  RootProps<Tag>;

/** Hides text visually but not from assistive technology. */
export const VisuallyHidden = <Tag extends HiddenElement = "span">({
  as,
  ...rest
}: VisuallyHiddenProps<Tag>): ReactElement => {
  const Element: ElementType = as ?? "span";
  return <Element {...(rest as object)} className={visuallyHidden} />;
};
