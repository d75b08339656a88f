import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./PrintSheet.css.ts";

export const printSizes = ["A4", "A5", "100x150"] as const;

export interface PrintSheetProps extends RootProps<"div"> {
  /** Size of the paper; `100x150` is a label, in mm. @default "A4" */
  size?: (typeof printSizes)[number];
  /** `PrintPage` elements. */
  children: ReactNode;
}

/** Pages to print, black on white in every theme. What is around it must hide itself in print, as `AppFrame` does. */
export const PrintSheet = ({ size = "A4", children, ...rest }: PrintSheetProps): ReactElement => (
  <div {...rest} className={classNames(styles.sheet, variantOf(styles.size, size))}>
    {children}
  </div>
);

export interface PrintPageProps extends RootProps<"article"> {
  /** Accessible name, for example "Order PL-1062". */
  label: string;
  /** Content of the page. What does not fit continues on the next one. */
  children: ReactNode;
}

/** An article that begins on a page of its own. */
export const PrintPage = ({ label, children, ...rest }: PrintPageProps): ReactElement => (
  <article aria-label={label} {...rest} className={styles.page}>
    {children}
  </article>
);
