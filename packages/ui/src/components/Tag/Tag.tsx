import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Tag.css.ts";

export const tagTones = ["neutral", "info", "success", "warning", "danger"] as const;

export interface TagProps extends RootProps<"span"> {
  /** Sets the colour. The text carries the meaning. @default "neutral" */
  tone?: (typeof tagTones)[number];
  /** Text of the tag. Renders nothing if empty. */
  children: string;
}

/** A tag on a picture, in the same colours in every theme. */
export const Tag = ({ tone = "neutral", children, ...rest }: TagProps): ReactElement | null =>
  children.trim() === "" ? null : (
    <span
      {...rest}
      dir="auto"
      data-tone={tone}
      className={classNames(styles.tag, variantOf(styles.tone, tone))}
    >
      {children}
    </span>
  );
