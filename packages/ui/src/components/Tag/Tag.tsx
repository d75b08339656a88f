import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Tag.css.ts";

export const tagTones = ["hot", "new", "off", "sale", "low", "sold"] as const;

export interface TagProps {
  /** Decides the colour; the words carry the meaning. */
  tone: "hot" | "new" | "off" | "sale" | "low" | "sold";
  /** The words carry the meaning; without any there is no tag. */
  children: string;
}

/** A square flag on a picture, in the same colours in every theme. */
export const Tag = ({ tone, children }: TagProps): ReactElement | null =>
  children.trim() === "" ? null : (
    <span dir="auto" data-tone={tone} className={classNames(styles.tag, styles.tone[tone])}>
      {children}
    </span>
  );
