import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as css from "./Fabric.css.ts";

export interface FabricProps {
  /** Colour scheme of the fabric. */
  dye: "mayil" | "arakku" | "manjal" | "neelam" | "tulsi" | "kora";
  /** Pattern of the fabric. */
  weave: "stripe" | "check" | "butti" | "temple" | "jaal" | "ikat";
}

/** A decorative fabric pattern in the theme's colours. Fills its container. */
export function Fabric({ dye, weave, ...rest }: FabricProps & RootProps<"div">): ReactElement {
  if (process.env.NODE_ENV !== "production")
    checkVariants("Fabric", { dye: [dye, css.dye], weave: [weave, css.weave] });
  return <div {...rest} className={classNames(css.fabric, css.dye[dye], css.weave[weave])} />;
}
