import type { ReactElement } from "react";
import { StarFilledIcon, StarIcon } from "../../icons.ts";
import * as styles from "./StarRating.css.ts";

const places = [1, 2, 3, 4, 5] as const;

export interface StarRatingProps {
  /** Rating from 0 to 5, rounded to the nearest half. */
  value: number;
  /** Number of reviews as text, for example "1,230 reviews". */
  reviewsText?: string | undefined;
  /** Accessible name of the stars. Defaults to "4 out of 5". */
  label?: string | undefined;
}

/** A rating as one named image, with the number of reviews. */
export const StarRating = ({ value, reviewsText, label }: StarRatingProps): ReactElement => {
  const halves = Math.min(10, Math.max(0, Math.round(value * 2)));
  const name = [label ?? `${halves / 2} out of 5`, reviewsText].filter(Boolean).join(", ");
  return (
    <span role="img" aria-label={name} className={styles.rating}>
      <span className={styles.row}>
        <span className={styles.empty}>
          {places.map((place) => (
            <StarIcon key={place} size={16} />
          ))}
        </span>
        <span className={styles.filled} style={{ inlineSize: `${halves * 10}%` }}>
          {places.map((place) => (
            <StarFilledIcon key={place} size={16} />
          ))}
        </span>
      </span>
      {reviewsText !== undefined && <bdi>{reviewsText}</bdi>}
    </span>
  );
};
