"use client";
import { UiProvider, type LinkComponentProps } from "@pallu/ui";
import Link from "next/link";
import type { ReactElement, ReactNode } from "react";

/** Links to other hosts stay plain anchors. */
const NextLink = ({ href, ...rest }: LinkComponentProps): ReactElement =>
  href?.startsWith("/") ? <Link href={href} {...rest} /> : <a href={href} {...rest} />;

/** Render it in the root layout, around `children`. */
export const NextLinks = ({ children }: { children: ReactNode }): ReactElement => (
  <UiProvider link={NextLink}>{children}</UiProvider>
);
