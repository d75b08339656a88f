import type { ReactElement } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { classNames } from "../../style/classNames.ts";
import type { IconButtonProps } from "./IconButton.tsx";
import * as styles from "./IconButton.css.ts";

type IconSummaryProps = Pick<IconButtonProps, "label" | "icon" | "children"> &
  RootProps<"summary", "children">;

/** The summary of a `details` with the look of `IconButton`. */
export const IconSummary = ({ label, icon, children, ...rest }: IconSummaryProps): ReactElement => (
  <summary {...rest} aria-label={label} className={styles.iconButton}>
    <span className={classNames(styles.disc, styles.variant.plain, styles.accent.action)}>
      {icon}
    </span>
    {children}
  </summary>
);
