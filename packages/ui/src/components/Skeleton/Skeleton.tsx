import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Skeleton.css.ts";

export const skeletonShapes = ["text", "heading", "picture", "square", "control"] as const;

export interface SkeletonProps {
  /** What it stands in for, and so its height and proportions. */
  shape?: "text" | "heading" | "picture" | "square" | "control" | undefined;
  /** For text: so many lines, the last one short. */
  lines?: number | undefined;
}

/** Unfinished cloth where content will be. Hidden: mark the region `aria-busy`. */
export const Skeleton = ({ shape = "text", lines = 1 }: SkeletonProps): ReactElement => (
  <span aria-hidden="true" className={styles.lines}>
    {Array.from({ length: shape === "text" ? lines : 1 }, (_, line) => (
      <span
        key={line}
        className={classNames(
          styles.skeleton,
          styles.shape[shape],
          lines > 1 && line === lines - 1 && styles.last,
        )}
      />
    ))}
  </span>
);
