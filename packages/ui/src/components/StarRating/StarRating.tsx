import type { ReactElement } from "react";
import { StarFilledIcon, StarIcon } from "../../icons.ts";
import type { RootProps } from "../../style/rootProps.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import * as styles from "./StarRating.css.ts";

const places = [1, 2, 3, 4, 5] as const;

export interface StarRatingProps extends RootProps<"span"> {
  /** Rating from 0 to 5, rounded to the nearest half. */
  value: number;
  /** Number of reviews as text, for example "1,230 reviews". */
  reviewsText?: string | undefined;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["starRating"]> | undefined;
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
