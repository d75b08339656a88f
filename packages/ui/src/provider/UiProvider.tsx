import {
  createContext,
  use,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import type { PartialMessages } from "./messages.ts";
import { useOnePress } from "./useOnePress.ts";
import { warnOnce } from "./warnOnce.ts";

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** URL of the link. */
  href: string;
  /** Ref to the native anchor. */
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

export interface Shop {
  /** Name of the shop, as people write it. */
  name: string;
  /** Drawing in front of the name, as tall as its letters. It has the colour of the wordmark as `currentColor`. */
  emblem?: ReactNode;
}

type Ui = Required<Omit<UiProviderProps, "children">>;

const defaults: Ui = {
  link: PlainLink,
  shop: { name: "" },
  dir: "ltr",
  messages: {},
  portal: null,
};

const UiContext = createContext(defaults);

/** Returns what the nearest `UiProvider` provides. */
export const useUi = (): Ui => {
  const ui = use(UiContext);
  if (process.env.NODE_ENV !== "production" && ui === defaults)
    warnOnce(
      "UiProvider",
      "it is missing, so links load the page, texts are English and arrow keys are left-to-right. Render the application inside `<UiProvider>`.",
    );
  return ui;
};

export interface UiProviderProps {
  /**
   * Component that renders every link, for example a router's link. Must be stable. Defaults to the outer provider's, or
   * to a plain anchor.
   */
  link?: LinkComponent;
  /**
   * Name and emblem of the shop, which header, footer and invoice show. Must be stable. Defaults to the outer provider's.
   */
  shop?: Shop;
  /** Writing direction, as on `<html dir>`. Used for arrow keys and pointers. @default "ltr" */
  dir?: "ltr" | "rtl";
  /** Texts of the components, for example from `@pallu/ui/messages/hi`. Must be stable. Defaults to English. */
  messages?: PartialMessages;
  /**
   * Element that dialogs are rendered in: one inside the part of a page that has a theme or a direction of its own.
   * Defaults to the outer provider's, or to `body`.
   */
  portal?: HTMLElement | null;
  /** The application. */
  children: ReactNode;
}

/**
 * Provides link component, name of the shop, writing direction and texts of the components. The outermost one makes a double
 * click on content that moves one press, and a held Enter, too.
 */
export const UiProvider = ({ children, ...own }: UiProviderProps): ReactElement => {
  const outer = use(UiContext);
  useOnePress(outer === defaults);
  const { link = outer.link, shop = outer.shop, dir = outer.dir, messages = outer.messages } = own;
  const portal = own.portal ?? outer.portal;
  const ui = useMemo(
    () => ({ link, shop, dir, messages, portal }),
    [link, shop, dir, messages, portal],
  );
  return <UiContext value={ui}>{children}</UiContext>;
};

/** Returns the application's link component. */
export const useLinkComponent = (): LinkComponent => useUi().link;
