import type { ReactElement } from "react";
import "../../icons.css.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import * as styles from "./StarRating.css.ts";

/** Outline of a star in a square of 24, from its inner lower corner. */
const star =
  "l-6.172 3.245l1.179-6.873l-5-4.867l6.9-1l3.086-6.253l3.086 6.253l6.9 1l-5 4.867l1.179 6.873z";

const stars = [12, 39, 66, 93, 120].map((middle) => `M${middle} 17.75${star}`);

export interface StarRatingProps extends RootProps<"span"> {
  /** Rating from 0 to 5, rounded to the nearest half. */
  value: number;
  /** Number of reviews as text, for example "1,230 reviews". */
  reviewsText?: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["starRating"]>;
}

export const starRatingLabels: Messages["starRating"] = { value: (stars) => `${stars} out of 5` };

/** A rating as one named image, with the number of reviews. */
export const StarRating = ({
  value,
  reviewsText,
  labels,
  ...rest
}: StarRatingProps): ReactElement => {
  const words = useLabels("starRating", starRatingLabels, labels);
  const halves = Math.min(10, Math.max(0, Math.round(value * 2)));
  const name = [words.value(halves / 2), reviewsText].filter(Boolean).join(", ");
  return (
    <span {...rest} role="img" aria-label={name} className={styles.rating}>
      <svg
        viewBox="0 0 132 24"
        className={styles.stars}
        aria-hidden="true"
        data-icon="stars"
        data-mirror=""
      >
        {stars.map((d, index) => (
          <path key={d} d={d} fill={index < Math.floor(halves / 2) ? "currentColor" : undefined} />
        ))}
        {halves % 2 === 1 && (
          <path
            d={stars[Math.floor(halves / 2)]}
            fill="currentColor"
            style={{ clipPath: "inset(0 50% 0 0)" }}
          />
        )}
      </svg>
      {reviewsText !== undefined && <bdi>{reviewsText}</bdi>}
    </span>
  );
};
