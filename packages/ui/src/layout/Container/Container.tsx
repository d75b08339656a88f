import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as styles from "./Container.css.ts";

export interface ContainerProps extends RootProps<"div"> {
  /** Maximum width: the page grid, a text measure or one column of fields. @default "page" */
  width?: "page" | "text" | "form";
  /** Content within the page margins. */
  children: ReactNode;
}

/** Centres content within the page margins. */
export const Container = ({ width = "page", children, ...rest }: ContainerProps): ReactElement => {
  if (process.env.NODE_ENV !== "production")
    checkVariants("Container", { width: [width, styles.width] });
  return (
    <div {...rest} className={classNames(styles.container, styles.width[width])}>
      {children}
    </div>
  );
};
