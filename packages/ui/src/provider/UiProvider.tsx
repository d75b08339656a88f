import { DirectionProvider } from "@radix-ui/react-direction";
import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads. */
  href: string;
  /** The native anchor, for its focus. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface UiProviderProps {
  /** Renders every link of the system, so that a router can take the click. A plain anchor by default. */
  link?: LinkComponent | undefined;
  /** The writing direction, as on `<html dir>`; widgets that follow arrow keys and pointers need it. */
  dir?: "ltr" | "rtl" | undefined;
  /** The application. */
  children: ReactNode;
}

/** Gives the design system what only the application knows. Keep `link` stable: define it at module level. */
export const UiProvider = ({
  link = PlainLink,
  dir = "ltr",
  children,
}: UiProviderProps): ReactElement => (
  <DirectionProvider dir={dir}>
    <LinkContext value={link}>{children}</LinkContext>
  </DirectionProvider>
);

/** The application's link component. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
