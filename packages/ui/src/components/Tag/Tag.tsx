import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Tag.css.ts";

export const tagTones = ["hot", "new", "off", "sale", "low", "sold"] as const;

export interface TagProps {
  /** Sets the colour. The text carries the meaning. */
  tone: "hot" | "new" | "off" | "sale" | "low" | "sold";
  /** Text of the tag. Renders nothing if empty. */
  children: string;
}

/** A tag on a picture, in the same colours in every theme. */
export const Tag = ({ tone, children }: TagProps): ReactElement | null =>
  children.trim() === "" ? null : (
    <span dir="auto" data-tone={tone} className={classNames(styles.tag, styles.tone[tone])}>
      {children}
    </span>
  );
