import type { ReactElement, ReactNode } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./TestimonialCard.css.ts";

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
export const TestimonialCard = ({
  quote,
  name,
  location,
  picture,
  ...rest
}: TestimonialCardProps): ReactElement => (
  <figure {...rest} className={styles.card}>
    <blockquote className={styles.quote}>{quote}</blockquote>
    <figcaption className={styles.person}>
      {picture !== undefined && <span className={styles.portrait}>{picture}</span>}
      <span>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {location !== undefined && <span className={styles.place}>{location}</span>}
      </span>
    </figcaption>
  </figure>
);
