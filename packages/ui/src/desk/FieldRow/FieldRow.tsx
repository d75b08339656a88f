import type { ReactElement, ReactNode } from "react";
import { variantOf } from "../../provider/variantOf.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
// The styles place the parts of a field, which this style sheet names.
import "../../components/FormField/FormField.css.ts";
import * as styles from "./FieldRow.css.ts";

export interface FieldRowProps extends RootProps<"div"> {
  /** Least width of a field: 10 or 15 rem. As many as have it are beside each other. @default "wide" */
  width?: "narrow" | "wide";
  /** Fields, and buttons beside them. */
  children: ReactNode;
}

/** Fields beside each other. Their labels, hints, controls and errors are in line, also if only some have a hint or an error. */
export const FieldRow = ({ width = "wide", ...rest }: FieldRowProps): ReactElement => (
  <div {...rest} className={classNames(styles.row, variantOf(styles.width, width))} />
);
