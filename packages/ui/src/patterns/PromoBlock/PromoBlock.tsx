import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./PromoBlock.css.ts";

export interface PromoBlockProps {
  /** What is read from across the street: '45% OFF'. */
  figure: string;
  /** A word beside the figure: 'today only'. */
  aside?: string;
  /** What the offer is for, and the block's heading. */
  title: string;
  /** Id for links. */
  id?: string;
  /** Text below the title. */
  text?: string;
  /** The one link of the block. */
  action?: { label: string; href: string };
  /** Fills its half; its alt may be empty. */
  picture: ReactNode;
  /** The ground of the words. */
  tone?: "hero" | "pallu" | "sunken";
  /** Beside its picture at either side, or stacked in the middle like a poster. */
  layout?: "end" | "start" | "poster";
}

/** One offer, its figure first; the theme's device is its ground. */
export function PromoBlock({
  figure,
  aside,
  title,
  id,
  text,
  action,
  picture,
  tone = "hero",
  layout = "end",
}: PromoBlockProps): ReactElement {
  return (
    <section className={`${css.block} ${css.tone[tone]} ${css.layouts[layout]}`}>
      <div className={css.words}>
        <p className={css.figure}>
          <bdi>{figure}</bdi>
        </p>
        {aside !== undefined && <p className={css.aside}>{aside}</p>}
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {action !== undefined && (
          <Anchor
            href={action.href}
            className={css.action}
            aria-label={`${action.label}: ${figure}, ${title}`}
          >
            {action.label}
          </Anchor>
        )}
      </div>
      <div className={css.picture}>
        <div className={css.cloth}>{picture}</div>
      </div>
    </section>
  );
}
