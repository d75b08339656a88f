import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./TestimonialCard.css.ts";

export interface TestimonialCardProps extends RootProps<"figure"> {
  /** The quotation, without quotation marks. */
  quote: string;
  /** Name of the customer. */
  name: string;
  /** Place of the customer. */
  location?: string;
  /** Small portrait with an empty alt. */
  picture?: ReactNode;
}

/** A customer's quotation. */
export function TestimonialCard({
  quote,
  name,
  location,
  picture,
  ...rest
}: TestimonialCardProps): ReactElement {
  return (
    <figure {...rest} className={css.card}>
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
