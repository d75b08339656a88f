import type { ReactElement, ReactNode } from "react";
import { Heading } from "../Heading/Heading.tsx";
import { Motif, type MotifName } from "../Motif/Motif.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends RootProps<"div"> {
  /** The heading, for example "Your cart is empty". */
  title: string;
  /** The heading level. @default 2 */
  headingLevel?: HeadingLevel;
  /** The drawing above the text. @default "cloth" */
  motif?: MotifName;
  /** A sentence about what will appear here. */
  children?: ReactNode;
  /** A `ButtonLink` or `Button` for the next step. */
  action?: ReactNode;
}

/** Placeholder for an empty list, with an optional next step. */
export const EmptyState = ({
  title,
  headingLevel = 2,
  motif = "cloth",
  children,
  action,
  ...rest
}: EmptyStateProps): ReactElement => (
  <div {...rest} className={styles.empty}>
    <div className={styles.motif}>
      <Motif name={motif} />
    </div>
    <Heading level={headingLevel} size="h3">
      {title}
    </Heading>
    {children !== undefined && <p className={styles.words}>{children}</p>}
    {action}
  </div>
);
