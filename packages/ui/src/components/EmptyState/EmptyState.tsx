import type { ReactElement, ReactNode } from "react";
import { Heading } from "../Heading/Heading.tsx";
import { Motif, type MotifName } from "../Motif/Motif.tsx";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps {
  /** What is empty: "Your cart is empty". */
  title: string;
  /** The heading's place in the outline. */
  level?: 1 | 2 | 3 | undefined;
  /** The drawing above the words. */
  motif?: MotifName | undefined;
  /** One sentence on what will be here. */
  children?: ReactNode;
  /** One `ButtonLink` or `Button` that leads on. */
  action?: ReactNode;
}

/** Nothing here yet: what belongs here, and one way on. */
export const EmptyState = ({
  title,
  level = 2,
  motif = "cloth",
  children,
  action,
}: EmptyStateProps): ReactElement => (
  <div className={styles.empty}>
    <div className={styles.motif}>
      <Motif name={motif} />
    </div>
    <Heading level={level} size="h3">
      {title}
    </Heading>
    {children !== undefined && <p className={styles.words}>{children}</p>}
    {action}
  </div>
);
