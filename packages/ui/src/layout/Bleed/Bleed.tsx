import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Bleed.css.ts";

export interface BleedProps {
  /** The width from which the content goes back inside the margins. */
  until?: "always" | "md" | "lg" | undefined;
  /** What reaches from one edge of the window to the other. */
  children: ReactNode;
}

/** Lets content of a container run out to the edges of the screen. */
export const Bleed = ({ until = "always", children }: BleedProps): ReactElement => (
  <div className={classNames(styles.bleed, styles.until[until])}>{children}</div>
);
