import { cloneElement } from "react";
import type { ReactElement } from "react";
import { useLinkComponent } from "./UiProvider.tsx";
import type { LinkComponentProps } from "./UiProvider.tsx";
import { classNames } from "../style/classNames.ts";
import { mergeHandlers } from "../style/mergeHandlers.ts";
import { warnOnce } from "./warnOnce.ts";

export interface AnchorProps extends Omit<LinkComponentProps, "href"> {
  /** URL of the link, which the provider's `link` gets. Required without `render`. */
  href?: string;
  /**
   * Element of the application's router, with its own props, instead of `href`: `<NavLink to="/cart" end />`. It gets
   * class, content and handlers.
   */
  render?: ReactElement;
}

type ElementProps = Record<string, unknown>;
type Handler = (event: never) => void;

/** Returns the props of an element with those of a component. The element's own win, its handlers are called first. */
const mergeProps = (theirs: ElementProps, own: ElementProps): ElementProps => {
  const handlers = Object.entries(own).filter(
    (entry): entry is [`on${string}`, Handler] =>
      entry[0].startsWith("on") && typeof entry[1] === "function",
  );
  const className =
    typeof theirs["className"] === "function"
      ? (...state: unknown[]) =>
          classNames(
            own["className"] as string,
            (theirs["className"] as (...state: unknown[]) => string | undefined)(...state),
          )
      : classNames(own["className"] as string, theirs["className"] as string | undefined);
  return {
    ...own,
    ...mergeHandlers(theirs, Object.fromEntries(handlers)),
    className,
    children: own["children"],
  };
};

/** An unstyled link. */
export const Anchor = ({ render, href, ...rest }: AnchorProps): ReactElement => {
  const LinkComponent = useLinkComponent();
  if (render) return cloneElement(render, mergeProps(render.props as ElementProps, { ...rest }));
  if (process.env.NODE_ENV !== "production" && href === undefined)
    warnOnce("A link", "it has neither `href` nor `render`, so it leads to its own page.");
  return <LinkComponent {...rest} href={href ?? ""} />;
};
