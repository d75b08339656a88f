import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Fabric.css.ts";

export interface FabricProps {
  /** Colour scheme of the fabric. */
  dye: "mayil" | "arakku" | "manjal" | "neelam" | "tulsi" | "kora";
  /** Pattern of the fabric. */
  weave: "stripe" | "check" | "butti" | "temple" | "jaal" | "ikat";
}

/** A decorative fabric pattern in the theme's colours. Fills its container. */
export const Fabric = ({ dye, weave, ...rest }: FabricProps & RootProps<"div">): ReactElement => (
  <div
    {...rest}
    className={classNames(
      styles.fabric,
      variantOf(styles.dye, dye),
      variantOf(styles.weave, weave),
    )}
  />
);
