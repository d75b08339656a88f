import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { ErrorBoundary } from "../../platform/rendering/ErrorBoundary.tsx";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";
import type { MoreToSeeProps } from "./MoreToSee.tsx";
import * as styles from "./MoreSlot.css.ts";

const MoreToSee = lazyWithRetry<MoreToSeeProps>(() => import("./MoreToSee.tsx"));

/**
 * Shows a search or the shop's promises, and weaves, at the end of a short page. Loads them in idle time, because no page
 * needs them in its first view.
 */
export const MoreSlot = (props: MoreToSeeProps): ReactElement => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => loadWhenIdle([() => MoreToSee.preload().then(setLoaded)], true), []);
  return (
    <div className={styles.slot}>
      {isLoaded && (
        <ErrorBoundary fallback={null}>
          <MoreToSee {...props} />
        </ErrorBoundary>
      )}
    </div>
  );
};
