import type { ReactElement } from "react";
import { warnOnce } from "../../provider/warnOnce.ts";
import * as styles from "./ProductCard.css.ts";

interface WishButtonProps {
  /** Product name, part of the accessible name. */
  name: string;
  label: string;
  pressed: boolean;
  className: string;
  onPress: () => void;
}

const heartPath =
  "M12 20.2l-7.6-7.6a4.9 4.9 0 0 1 0-6.9 4.8 4.8 0 0 1 6.8 0l.8.8.8-.8a4.8 4.8 0 0 1 6.8 0 4.9 4.9 0 0 1 0 6.9z";

/** Warns about a state that only the button would show. Called in development. */
export const checkWish = (
  component: string,
  pressed: boolean,
  onPress: (() => void) | undefined,
): void => {
  if (pressed && !onPress)
    warnOnce(
      component,
      "`wishlisted` is shown by the button for the wishlist, which needs `onWish`.",
    );
};

/** The wishlist toggle of a product. */
export const WishButton = ({
  name,
  label,
  pressed,
  className,
  onPress,
}: WishButtonProps): ReactElement => (
  <button
    type="button"
    className={className}
    aria-label={`${label}, ${name}`}
    aria-pressed={pressed}
    onClick={onPress}
  >
    <svg aria-hidden viewBox="0 0 24 24" className={styles.sign}>
      <path d={heartPath} className={styles.heartFill} />
      <path d={heartPath} />
    </svg>
  </button>
);
