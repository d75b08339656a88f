import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Container.css.ts";

export interface ContainerProps extends RootProps<"div"> {
  /** Maximum width: the page grid, a text measure or one column of fields. @default "page" */
  width?: "page" | "text" | "form";
  /** Content within the page margins. */
  children: ReactNode;
}

/** Centres content within the page margins. */
export const Container = ({ width = "page", children, ...rest }: ContainerProps): ReactElement => (
  <div {...rest} className={classNames(styles.container, variantOf(styles.width, width))}>
    {children}
  </div>
);
