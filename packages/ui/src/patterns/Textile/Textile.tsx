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

export type MotifName = "cloth" | "needle" | "parcel";

const drawings: Record<MotifName, ReactElement> = {
  cloth: (
    <>
      <path d="M18 30h52a8 8 0 0 1 0 16H18z" />
      <path d="M18 46h58a8 8 0 0 1 0 16H18z" />
      <path d="M18 62h54a8 8 0 0 1 0 16H18z" />
      <path d="M26 30v16M32 30v16M26 46v16M32 46v16M26 62v16M32 62v16" className={css.accent} />
      <path d="M44 38h22M44 54h28M44 70h24" opacity="0.45" />
    </>
  ),
  needle: (
    <>
      <path d="M78 18L44 60" />
      <path d="M78 18c-3-2-8 1-12 6s-5 9-3 10 7-2 11-7 6-8 4-9z" />
      <path d="M66 29c-14-6-34-2-36 10s18 12 16 22-18 14-32 8" className={css.accent} />
      <path d="M14 80h10M32 80h10M50 80h10M68 80h10" />
    </>
  ),
  parcel: (
    <>
      <path d="M16 36h64v42H16z" />
      <path d="M16 36l8-12h48l8 12" />
      <path d="M48 24v54M16 56h64" className={css.accent} />
      <path
        d="M48 24c-4-10-16-12-16-5 0 5 10 6 16 5zm0 0c4-10 16-12 16-5 0 5-10 6-16 5z"
        className={css.accent}
      />
    </>
  ),
};

/** A line drawing for empty states; the words beside it say what it means. */
export function Motif({ name }: { name: MotifName }): ReactElement {
  return (
    <svg aria-hidden className={css.motif} viewBox="0 0 96 96">
      {drawings[name]}
    </svg>
  );
}
