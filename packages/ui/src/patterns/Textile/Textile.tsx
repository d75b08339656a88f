import type { ReactElement } from "react";
import * as css from "./Textile.css.ts";

/** The woven edge of a cloth: once per page, under the hero. */
export function SelvedgeLine(): ReactElement {
  return <div aria-hidden className={css.selvedge} />;
}

interface TempleEdgeProps {
  /** Which edge of the saturated block the teeth stand on. */
  edge?: "start" | "end";
  /** The colour of the block that the teeth belong to. */
  block?: keyof typeof css.block;
}

/** The temple border: teeth that join a saturated block to the light body. */
export function TempleEdge({ edge = "start", block = "pallu" }: TempleEdgeProps): ReactElement {
  return <div aria-hidden className={`${css.temple[edge]} ${css.block[block]}`} />;
}

/** Two gold threads. At most three per screen. */
export function ZariRule(): ReactElement {
  return <div aria-hidden className={css.zari} />;
}

/** Small dots woven into a ground; lies behind the content of a positioned parent. */
export function ButtiField({ clear = false }: { clear?: boolean }): ReactElement {
  return <div aria-hidden className={clear ? `${css.butti} ${css.buttiClear}` : css.butti} />;
}

/** The bars of the end piece, at the inline end of a positioned parent. */
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
