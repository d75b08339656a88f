import type { ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./CountBadge.css.ts";

export interface CountBadgeProps extends RootProps<"span"> {
  /** Hidden at 0. Shows "99+" from 100. */
  count: number;
  /** `corner` positions the badge over an icon in a positioned parent. @default "corner" */
  placement?: "inline" | "corner";
}

/**
 * A visual count, hidden from assistive technology. Add the count to the accessible name of the parent: "Bag, 22
 * items".
 */
export const CountBadge = ({
  count,
  placement = "corner",
  ...rest
}: CountBadgeProps): ReactElement | null =>
  count <= 0 ? null : (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.badge, variantOf(styles.placement, placement))}
    >
      {/* Isolates the text, so that the plus stays after the number in both directions. */}
      <bdi>{count > 99 ? "99+" : count}</bdi>
    </span>
  );
