import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./StoryGrid.css.ts";

export interface StoryGridProps {
  /** Renders one cell per row. @default false */
  wide?: boolean;
  /** `StoryCell` elements. */
  children: ReactNode;
}

/** A labelled grid of all states of a component, for stories. */
export const StoryGrid = ({ wide = false, children }: StoryGridProps): ReactElement => (
  <div className={classNames(styles.grid, wide && styles.wide)}>{children}</div>
);

export interface StoryCellProps {
  /** Name of the state. docs/components.md lists it. */
  name: string;
  /** Pseudo-class forced on the content, in Storybook only. */
  force?: "hover" | "focus" | "active";
  /** The component in this state. */
  children: ReactNode;
}

export const StoryCell = ({ name, force, children }: StoryCellProps): ReactElement => (
  <div className={styles.cell} data-state={name}>
    <span className={styles.name}>{name}</span>
    <div data-cell={force}>{children}</div>
  </div>
);
