import type { ReactElement, ReactNode } from "react";
import { useAfterHydration } from "./hydration.ts";

interface AfterHydrationProps {
  /** Whether the children are part of the first view. They are then always rendered. */
  unless: boolean;
  children: ReactNode;
}

/**
 * Renders its children after hydration, and before it only for browsers without scripts. For the pictures of slides that
 * nobody sees yet: browsers also load lazy pictures beside a scroller, which would compete with the first view and the
 * scripts.
 */
export const AfterHydration = ({ unless, children }: AfterHydrationProps): ReactElement => {
  const isLater = useAfterHydration();
  return unless || isLater ? <>{children}</> : <noscript>{children}</noscript>;
};
