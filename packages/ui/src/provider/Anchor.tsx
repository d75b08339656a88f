import { cloneElement } from "react";
import type { ReactElement, Ref } from "react";
import { useLinkComponent } from "./UiProvider.tsx";
import type { LinkComponentProps } from "./UiProvider.tsx";
import { classNames } from "../style/classNames.ts";
import { mergeHandlers } from "../style/mergeHandlers.ts";
import { useMergedRefs } from "./useMergedRefs.ts";
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

/**
 * Returns the props for `render`: the component's, overridden by those of the element. Handlers of both are called, the
 * element's first.
 */
const mergeProps = (elementProps: ElementProps, componentProps: ElementProps): ElementProps => {
  const handlers = Object.entries(componentProps).filter(
    (entry): entry is [`on${string}`, Handler] =>
      entry[0].startsWith("on") && typeof entry[1] === "function",
  );
  const className =
    typeof elementProps["className"] === "function"
      ? (...state: unknown[]) =>
          classNames(
            componentProps["className"] as string,
            (elementProps["className"] as (...state: unknown[]) => string | undefined)(...state),
          )
      : classNames(
          componentProps["className"] as string,
          elementProps["className"] as string | undefined,
        );
  return {
    ...componentProps,
    ...mergeHandlers(elementProps, Object.fromEntries(handlers)),
    className,
    children: componentProps["children"],
  };
};

/** Renders the link of the provider, or `render`, without styles. */
export const Anchor = ({ render, href, ...rest }: AnchorProps): ReactElement => {
  const LinkComponent = useLinkComponent();
  const own = render?.props as ElementProps | undefined;
  const ref = useMergedRefs(rest.ref, own?.["ref"] as Ref<HTMLAnchorElement> | undefined);
  if (render && own)
    return cloneElement(render, { ...mergeProps(own, { ...rest }), ref } as ElementProps);
  if (process.env.NODE_ENV !== "production" && href === undefined)
    warnOnce("A link", "it has neither `href` nor `render`, so it leads to its own page.");
  return <LinkComponent {...rest} href={href ?? ""} />;
};
