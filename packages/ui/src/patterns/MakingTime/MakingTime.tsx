import type { ReactElement, ReactNode } from "react";
import { Text } from "../../components/Text/Text.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./MakingTime.css.ts";

export interface MakingTimeProps extends RootProps<"p"> {
  /** Days that one piece takes. The bar has one tick for each, in groups of seven. */
  days: number;
  /** People who work on one piece at the same time. The bar has one row for each. @default 1 */
  makers?: number;
  /** The time in words, for example "Made in about 14 days by two weavers". The bar is decorative. */
  children: ReactNode;
}

/** How long the making of one piece takes, as a text and a bar of days. */
export const MakingTime = ({
  days,
  makers = 1,
  children,
  ...rest
}: MakingTimeProps): ReactElement => (
  <Text {...rest} size="small" tone="muted">
    {children}
    <span
      aria-hidden
      className={styles.bar}
      // 4 px for each day and for each gap between weeks, 8 px for each maker, without the last gaps.
      style={{ inlineSize: 4 * (days + Math.ceil(days / 7)) - 6, blockSize: 8 * makers - 2 }}
    />
  </Text>
);
