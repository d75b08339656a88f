import { ProductGrid, Spinner } from "@pallu/ui";
import type { ProductGridProps } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./LoadingCards.css.ts";

interface LoadingCardsProps extends Pick<ProductGridProps, "columns" | "placeholders"> {
  /** Skeleton cards in another layout than that of a grid. */
  cards?: ReactNode;
  /** Additional content below the spinner. */
  children?: ReactNode;
}

/** Renders skeleton cards in the size of the loaded ones, with the loading text above them (HOME-11). */
export const LoadingCards = ({ cards, children, ...grid }: LoadingCardsProps): ReactElement => (
  <div className={styles.stage}>
    <div className={styles.cards}>{cards ?? <ProductGrid loading {...grid} />}</div>
    <div className={styles.words}>
      <Spinner text="Loading products..." />
      {children}
    </div>
  </div>
);
