import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Swatch.css.ts";

export interface SwatchProps extends RootProps<"span"> {
  /** The colour as a CSS value. */
  colour: string;
  /** Accessible name. Without it the swatch is decorative. */
  label?: string;
  /** Diameter: 16 or 32 px. @default "small" */
  size?: "small" | "medium";
  /** Draws a diagonal line. @default false */
  soldOut?: boolean;
}

/** A disc in a product's colour. */
export const Swatch = ({
  colour,
  label,
  size = "small",
  soldOut = false,
  ...rest
}: SwatchProps): ReactElement => (
  <span
    {...rest}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    className={classNames(styles.swatch, variantOf(styles.size, size))}
    style={{ background: colour }}
  >
    {soldOut && (
      <svg viewBox="0 0 32 32" className={styles.slash} aria-hidden="true">
        <path d="M4 28 28 4" className={styles.slashGround} />
        <path d="M4 28 28 4" className={styles.slashLine} />
      </svg>
    )}
  </span>
);
