import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./StoryGrid.css.ts";

export interface StoryGridProps {
  /** One cell under the other. */
  wide?: boolean | undefined;
  /** Cells. */
  children: ReactNode;
}

/** For stories: every state of a component on one labelled sheet. */
export const StoryGrid = ({ wide = false, children }: StoryGridProps): ReactElement => (
  <div className={classNames(styles.grid, wide && styles.wide)}>{children}</div>
);

export interface StoryCellProps {
  /** The state, as `parameters.states` says it. */
  name: string;
  /** Forces a pseudo-class on what is inside, in Storybook only. */
  force?: "hover" | "focus" | "active" | undefined;
  /** The component in that state. */
  children: ReactNode;
}

export const StoryCell = ({ name, force, children }: StoryCellProps): ReactElement => (
  <div className={styles.cell}>
    <span className={styles.name}>{name}</span>
    <div data-cell={force}>{children}</div>
  </div>
);
