import { ErrorState, Spinner } from "@pallu/ui";
import { useEffect, useState } from "react";
import type { ReactElement, ReactNode } from "react";
import { productsErrorMessage } from "../../features/catalogue/catalogue.data.ts";
import { useIsLarge } from "../../platform/data/firstView.ts";
import { RetryButton } from "../../platform/ui/Retry.tsx";
import { ReloadLink } from "./ReloadLink.tsx";
import * as styles from "./LoadingCards.css.ts";

/** Time in ms after which a pending list is announced beside the cards that the server has rendered. */
const LATE_MS = 1000;

const LateNote = (): ReactElement | null => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <div role="status" className={styles.words}>
      <Spinner placement="inline" /> <span>Loading products...</span>
    </div>
  ) : null;
};

interface ProductStatesProps {
  /** Error of the last request for the list, undefined without one. */
  error: unknown;
  /** Whether the list is loaded. Otherwise the cards are those that the server has rendered. */
  isLoaded: boolean;
  /** Content until there are cards. */
  loading: ReactNode;
  /** The cards, or a falsy value without any. */
  children: ReactNode;
}

/**
 * Renders the products of a section with their loading and error states (HOME-11 to HOME-15, CAT-20 to CAT-22, ERR-20).
 * Cards that the server has rendered stay while the request is pending and after its failure.
 */
export const ProductStates = ({
  error,
  isLoaded,
  loading,
  children,
}: ProductStatesProps): ReactElement => {
  const hasFailed = error !== undefined && !isLoaded;
  /** A large catalogue has no whole list to wait for. */
  const isPending = !useIsLarge() && !isLoaded && !hasFailed;
  return (
    <>
      {children ? (
        <div className={styles.stage}>
          <div className={styles.cards}>{children}</div>
          {isPending && <LateNote />}
        </div>
      ) : (
        !hasFailed && (
          <>
            {loading}
            <ReloadLink />
          </>
        )
      )}
      {/* Below the cards, which it must not move: it disappears with each automatic retry (ERR-21). */}
      {hasFailed && (
        <ErrorState
          title="Error loading products"
          message={productsErrorMessage(error)}
          action={<RetryButton />}
        />
      )}
    </>
  );
};
