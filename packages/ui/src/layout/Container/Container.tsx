import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Container.css.ts";

export interface ContainerProps {
  /** `page` is the full grid, `text` a reading measure, `form` one column of fields. */
  width?: "page" | "text" | "form" | undefined;
  /** What keeps to the page's width and margins. */
  children: ReactNode;
}

/** Holds content inside the page margins. */
export const Container = ({ width = "page", children }: ContainerProps): ReactElement => (
  <div className={classNames(styles.container, styles.width[width])}>{children}</div>
);
