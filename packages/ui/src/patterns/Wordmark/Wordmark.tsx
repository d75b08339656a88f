import type { ReactElement } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./Wordmark.css.ts";

export interface WordmarkProps {
  /** URL of the link. Without it the wordmark is no link. */
  href?: string;
  /** Accessible name of the link. @default "Pallu, home" */
  label?: string;
  /** Uses the colours for the footer's background. @default false */
  onPallu?: boolean;
  /** Smaller size, for small screens. @default false */
  compact?: boolean;
}

/** The logo: a saree's body, two gold lines and its pallu. */
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

/** The name of the shop. Never mirrored. */
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
