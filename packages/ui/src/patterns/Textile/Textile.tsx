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
      <path d="M14 66V34l34-12 34 12v32L48 78z" />
      <path d="M14 34l34 12 34-12M48 46v32" />
      <path d="M22 63V41M28 65V43" className={css.accent} />
      <path d="M56 43.2l26-9.2M56 51l26-9.2M56 59l26-9.2M56 67l26-9.2" opacity="0.45" />
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
