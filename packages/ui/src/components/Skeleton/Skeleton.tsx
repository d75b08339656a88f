import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Skeleton.css.ts";

export const skeletonShapes = ["text", "heading", "picture", "square", "control"] as const;

export interface SkeletonProps extends RootProps<"span"> {
  /** Shape of the placeholder. Sets height and aspect ratio. @default "text" */
  shape?: (typeof skeletonShapes)[number];
  /** Number of lines for `text`. The last of several lines is shorter. @default 1 */
  lines?: number;
}

/** A loading placeholder, hidden from assistive technology. Set `aria-busy` on the region. */
export const Skeleton = ({ shape = "text", lines = 1, ...rest }: SkeletonProps): ReactElement => (
  <span {...rest} aria-hidden="true" className={styles.lines}>
    {Array.from({ length: shape === "text" ? lines : 1 }, (_, line) => (
      <span
        key={line}
        className={classNames(
          styles.skeleton,
          variantOf(styles.shape, shape),
          lines > 1 && line === lines - 1 && styles.last,
        )}
      />
    ))}
  </span>
);
