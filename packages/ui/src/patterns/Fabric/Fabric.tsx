import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as styles from "./Fabric.css.ts";

export interface FabricProps {
  /** Colour scheme of the fabric. */
  dye: "mayil" | "arakku" | "manjal" | "neelam" | "tulsi" | "kora";
  /** Pattern of the fabric. */
  weave: "stripe" | "check" | "butti" | "temple" | "jaal" | "ikat";
}

/** A decorative fabric pattern in the theme's colours. Fills its container. */
export const Fabric = ({ dye, weave, ...rest }: FabricProps & RootProps<"div">): ReactElement => {
  if (process.env.NODE_ENV !== "production")
    checkVariants("Fabric", { dye: [dye, styles.dye], weave: [weave, styles.weave] });
  return (
    <div {...rest} className={classNames(styles.fabric, styles.dye[dye], styles.weave[weave])} />
  );
};
