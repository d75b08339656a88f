import type { ReactElement } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./Wordmark.css.ts";

export interface WordmarkProps {
  /** Makes the mark a link home. */
  href?: string;
  /** The link's name. */
  label?: string;
  /** On the saturated end block. */
  onPallu?: boolean;
  /** Smaller, for the bar of a small screen. */
  compact?: boolean;
}

/** A saree seen from its end: body, two gold threads, pallu. */
function Mark({ onPallu }: { onPallu: boolean }): ReactElement {
  const body = onPallu ? css.bodyOnPallu : css.body;
  return (
    <>
      <svg aria-hidden viewBox="0 0 20 24" className={css.emblem}>
        <path d="M0 0h9v24H0z" className={body} />
        <path d="M11 0h2v24h-2zM15 0h1.2v24H15z" className={css.thread} />
        <path d="M18 0h2v24h-2z" className={body} />
      </svg>
      <span className={css.name}>Pallu</span>
    </>
  );
}

/** The name of the shop. It never mirrors. */
export function Wordmark({
  href,
  label = "Pallu, home",
  onPallu = false,
  compact = false,
}: WordmarkProps): ReactElement {
  const className = compact ? `${css.wordmark} ${css.compact}` : css.wordmark;
  if (href === undefined) {
    return (
      <span className={className}>
        <Mark onPallu={onPallu} />
      </span>
    );
  }
  return (
    <Anchor href={href} aria-label={label} className={className}>
      <Mark onPallu={onPallu} />
    </Anchor>
  );
}
