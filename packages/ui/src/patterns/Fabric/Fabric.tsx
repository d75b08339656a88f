import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as css from "./Fabric.css.ts";

export interface FabricProps {
  /** The colours of body and border. */
  dye: "mayil" | "arakku" | "manjal" | "neelam" | "tulsi" | "kora";
  /** The pattern of the cloth. */
  weave: "stripe" | "check" | "butti" | "temple" | "jaal" | "ikat";
}

/** A piece of cloth in the theme's own colours, drawn by the browser; fills its box. */
export function Fabric({
  dye,
  weave,
  children,
}: FabricProps & { children?: ReactNode }): ReactElement {
  return <div className={classNames(css.fabric, css.dye[dye], css.weave[weave])}>{children}</div>;
}
