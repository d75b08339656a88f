import type { ReactElement } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Motif.css.ts";

export const motifNames = ["cloth", "needle", "parcel", "shuttle", "hanger", "lens"] as const;

export type MotifName = (typeof motifNames)[number];

/** Path data of each drawing in a 96 × 96 view box. */
const drawings: Record<MotifName, readonly [line: string, accent: string]> = {
  cloth: [
    "M14 30h68v12H14zM14 42h68v12H14zM14 54h68v14H14zM24 30V22h48v8",
    "M62 30v38M67 30v38M62 34h5M62 46h5M62 60h5",
  ],
  needle: [
    "M70 22 38 66l-6 10 10-7 32-43c2-3-1-7-4-4zM68 28l3 2",
    "M69 29C52 20 30 22 22 36s10 24 22 16 2-24-12-20",
  ],
  parcel: [
    "M18 36 48 24l30 12v30L48 78 18 66zM18 36l30 12 30-12M48 48v30",
    "M33 30l30 12v9M33 30v9",
  ],
  shuttle: [
    "M10 48c14-14 26-16 38-16s24 2 38 16c-14 14-26 16-38 16S24 62 10 48zM30 42h36v12H30z",
    "M30 46h36M30 50h36M66 48h24",
  ],
  hanger: [
    "M48 34v-5c6-1 8-9 2-12-4-2-9 1-9 5M48 34 14 58h68z",
    "M24 58v18M34 58v18M44 58v18M54 58v18M64 58v18M74 58v18",
  ],
  lens: [
    "M42 18a24 24 0 1 1 0 48 24 24 0 0 1 0-48zM60 60l20 20",
    "M30 36h24M30 42h24M30 48h24M36 30v24M42 30v24M48 30v24",
  ],
};

const sizes = { small: 48, medium: 96 };

export interface MotifProps extends RootProps<"svg"> {
  /** Name of the drawing. */
  name: MotifName;
  /** Size: 48 or 96 px. @default "medium" */
  size?: "small" | "medium";
}

/** A decorative line drawing with one gold accent. */
export const Motif = ({ name, size = "medium", ...rest }: MotifProps): ReactElement => {
  const [line, accent] = variantOf(drawings, name) ?? [];
  const px = variantOf(sizes, size);
  return (
    <svg
      {...rest}
      viewBox="0 0 96 96"
      width={px}
      height={px}
      aria-hidden="true"
      focusable="false"
      className={styles.motif}
    >
      <path d={line} className={styles.line} />
      <path d={accent} className={styles.accent} />
    </svg>
  );
};
