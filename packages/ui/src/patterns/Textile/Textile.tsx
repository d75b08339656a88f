import type { ReactElement } from "react";
import * as css from "./Textile.css.ts";

/** A striped line. Use it once per page, below the hero. */
export function SelvedgeLine(): ReactElement {
  return <div aria-hidden className={css.selvedge} />;
}

interface TempleEdgeProps {
  /** Edge of the block. @default "start" */
  edge?: "start" | "end";
  /** Background colour of the block. @default "pallu" */
  block?: keyof typeof css.block;
}

/** A row of triangles along the edge of a saturated block. */
export function TempleEdge({ edge = "start", block = "pallu" }: TempleEdgeProps): ReactElement {
  return <div aria-hidden className={`${css.temple[edge]} ${css.block[block]}`} />;
}

/** Two gold lines. Use at most three per screen. */
export function ZariRule(): ReactElement {
  return <div aria-hidden className={css.zari} />;
}

/** A pattern of dots behind the content of a positioned parent. */
export function ButtiField({ clear = false }: { clear?: boolean }): ReactElement {
  return <div aria-hidden className={clear ? `${css.butti} ${css.buttiClear}` : css.butti} />;
}

/** Gold bars at the inline end of a positioned parent. */
export function PalluBars(): ReactElement {
  return (
    <div aria-hidden className={css.bars}>
      <span className={css.bar} />
      <span className={css.bar} />
      <span className={css.bar} />
      <span className={css.bar} />
    </div>
  );
}
