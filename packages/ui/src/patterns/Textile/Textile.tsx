import type { ReactElement } from "react";
import { variantOf } from "../../provider/variantOf.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./Textile.css.ts";

/** A striped line. Use it once per page, below the hero. */
export const SelvedgeLine = (props: RootProps<"div">): ReactElement => (
  <div {...props} aria-hidden className={styles.selvedge} />
);

export interface TempleEdgeProps extends RootProps<"div"> {
  /** Edge of the block. @default "start" */
  edge?: "start" | "end";
  /** Background colour of the block. @default "brand" */
  block?: keyof typeof styles.block;
}

/** A row of triangles along the edge of a saturated block. */
export const TempleEdge = ({
  edge = "start",
  block = "brand",
  ...rest
}: TempleEdgeProps): ReactElement => (
  <div
    {...rest}
    aria-hidden
    className={`${variantOf(styles.temple, edge)} ${variantOf(styles.block, block)}`}
  />
);

/** Two gold lines. Use at most three per screen. */
export const ZariRule = (props: RootProps<"div">): ReactElement => (
  <div {...props} aria-hidden className={styles.zari} />
);

export interface ButtiFieldProps extends RootProps<"div"> {
  /** Leaves space for a text in the middle. @default false */
  clear?: boolean;
}

/** A pattern of dots behind the content of a positioned parent. */
export const ButtiField = ({ clear = false, ...rest }: ButtiFieldProps): ReactElement => (
  <div
    {...rest}
    aria-hidden
    className={clear ? `${styles.butti} ${styles.buttiClear}` : styles.butti}
  />
);
