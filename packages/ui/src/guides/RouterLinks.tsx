"use client";
import { UiProvider, type LinkComponentProps } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";

/** Replace the body with your router's link, for example `<NextLink {...props} />`. */
const RouterLink = (props: LinkComponentProps): ReactElement => <a {...props} />;

/** Every link of every component is a `RouterLink`. */
export const RouterLinks = ({ children }: { children: ReactNode }): ReactElement => (
  <UiProvider link={RouterLink}>{children}</UiProvider>
);
