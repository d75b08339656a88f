import type { ReactElement, ReactNode } from "react";
import * as css from "./TestimonialCard.css.ts";

export interface TestimonialCardProps {
  /** What was said, without quotation marks. */
  quote: string;
  /** Who said it. */
  name: string;
  /** Where they are from. */
  location?: string;
  /** A small portrait; its alt is empty, the name stands beside it. */
  picture?: ReactNode;
}

/** What a customer said. */
export function TestimonialCard({
  quote,
  name,
  location,
  picture,
}: TestimonialCardProps): ReactElement {
  return (
    <figure className={css.card}>
      <blockquote className={css.quote}>{quote}</blockquote>
      <figcaption className={css.person}>
        {picture !== undefined && <span className={css.portrait}>{picture}</span>}
        <span>
          <span className={css.name}>
            <bdi>{name}</bdi>
          </span>
          {location !== undefined && <span className={css.place}>{location}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
