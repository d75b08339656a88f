import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./CountBadge.css.ts";

export interface CountBadgeProps {
  /** Nothing is shown for 0; from 100 it reads 99+. */
  count: number;
  /** `corner` sits over the icon of a positioned parent. */
  placement?: "inline" | "corner" | undefined;
}

/** A count for the eye. It is hidden from assistive technology: say what is seen in the name, "Bag, 22 items". */
export const CountBadge = ({ count, placement = "corner" }: CountBadgeProps): ReactElement | null =>
  count <= 0 ? null : (
    <span aria-hidden="true" className={classNames(styles.badge, styles.placement[placement])}>
      {/* The plus stays behind the number, whichever way the page runs. */}
      <bdi>{count > 99 ? "99+" : count}</bdi>
    </span>
  );
