import { useEffect, useState, useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "./platform/rendering/ErrorBoundary.tsx";
import { lazyWithRetry } from "./platform/rendering/lazyWithRetry.tsx";

const RouteHead = lazyWithRetry(() => import("./RouteHead.tsx"));

/** Loads the code of the head, for a navigation that is about to begin. */
export const preloadHead = (): void => void RouteHead.preload();

const neverChanges = () => () => undefined;

interface HeadSlotProps {
  /** True on product pages: the server may not have known the product. */
  isProduct: boolean;
}

/**
 * Keeps the server's head until the first navigation, which loads the code, or at once if the document has no title. A
 * load that fails is repeated by the next navigation.
 */
export const HeadSlot = ({ isProduct }: HeadSlotProps): ReactElement | null => {
  const { pathname } = useLocation();
  const [served] = useState(pathname);
  const [isServed, setIsServed] = useState(true);
  const [isWanted, setIsWanted] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const isMissing = useSyncExternalStore(
    neverChanges,
    () => !document.querySelector(isProduct ? "[content=product]" : "head title"),
    () => false,
  );
  if (isServed && pathname !== served) setIsServed(false);
  if (!isWanted && (!isServed || isMissing)) setIsWanted(true);
  useEffect(() => {
    if (isWanted && !isLoaded) void RouteHead.preload().then(setIsLoaded);
  }, [isWanted, isLoaded, pathname]);
  return isLoaded ? (
    <ErrorBoundary resetKey={pathname} fallback={null}>
      <RouteHead isServed={isServed} />
    </ErrorBoundary>
  ) : null;
};
