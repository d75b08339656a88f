import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Bleed.css.ts";

export interface BleedProps extends RootProps<"div"> {
  /** Breakpoint from which the content respects the page margins again. @default "always" */
  until?: "always" | "md" | "lg";
  /** Content that spans the viewport. */
  children: ReactNode;
}

/** Extends the content of a container to the edges of the viewport. */
export const Bleed = ({ until = "always", children, ...rest }: BleedProps): ReactElement => (
  <div {...rest} className={classNames(styles.bleed, variantOf(styles.until, until))}>
    {children}
  </div>
);
