import { ProductGrid, Spinner } from "@pallu/ui";
import type { ProductGridProps } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./LoadingCards.css.ts";

interface LoadingCardsProps extends Pick<ProductGridProps, "columns" | "placeholders"> {
  /** What else is said of the wait. */
  children?: ReactNode;
}

/** Product cards that are on their way, in the room that they will take, and the words for it over them (HOME-11). */
export const LoadingCards = ({ children, ...grid }: LoadingCardsProps): ReactElement => (
  <div className={styles.stage}>
    <div className={styles.cards}>
      <ProductGrid loading {...grid} />
    </div>
    <div className={styles.words}>
      <Spinner text="Loading products..." />
      {children}
    </div>
  </div>
);
