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
  /** URL of the link. */
  href: string;
  /** Ref to the native anchor. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

const PlainLink: LinkComponent = (props) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface UiProviderProps {
  /** Component that renders every link, for example a router's link. Must be stable. Defaults to a plain anchor. */
  link?: LinkComponent | undefined;
  /** Writing direction, as on `<html dir>`. Used for arrow keys and pointers. @default "ltr" */
  dir?: "ltr" | "rtl" | undefined;
  /** The application. */
  children: ReactNode;
}

/** Provides the link component and the writing direction. */
export const UiProvider = ({
  link = PlainLink,
  dir = "ltr",
  children,
}: UiProviderProps): ReactElement => (
  <DirectionProvider dir={dir}>
    <LinkContext value={link}>{children}</LinkContext>
  </DirectionProvider>
);

/** Returns the application's link component. */
export const useLinkComponent = (): LinkComponent => use(LinkContext);
