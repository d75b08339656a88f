import type { ReactElement } from "react";
import { Tag } from "../../components/Tag/Tag.tsx";
import type { TagProps } from "../../components/Tag/Tag.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import type { SubmitProps } from "../../style/submitProps.ts";
import * as styles from "./ProductCard.css.ts";

interface CardMarksProps {
  /** Product name, part of the button's accessible name. */
  name: string;
  tag: string | undefined;
  tagTone: TagProps["tone"];
  wishLabel: string;
  wishlisted: boolean;
  onWish: (() => void) | undefined;
  wishForm: SubmitProps | undefined;
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

/** What is on a product's picture: its tag and the wishlist toggle. */
export const CardMarks = ({
  name,
  tag,
  tagTone,
  wishLabel,
  wishlisted,
  onWish,
  wishForm,
}: CardMarksProps): ReactElement => (
  <>
    {tag !== undefined && tag !== "" && (
      <span className={styles.tag}>
        <Tag tone={tagTone}>{tag}</Tag>
      </span>
    )}
    {onWish && (
      <button
        {...wishForm}
        type={wishForm ? "submit" : "button"}
        className={styles.wish}
        aria-label={`${wishLabel}, ${name}`}
        aria-pressed={wishlisted}
        onClick={(event) => {
          event.preventDefault();
          onWish();
        }}
      >
        <svg aria-hidden viewBox="0 0 24 24" className={styles.sign}>
          <path d={heartPath} className={styles.heartFill} />
          <path d={heartPath} />
        </svg>
      </button>
    )}
  </>
);
