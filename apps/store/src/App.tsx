import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { CartProvider } from "./features/cart/CartProvider.tsx";
import { CurrencyProvider } from "./features/currency/CurrencyProvider.tsx";
import { AuthProvider } from "./features/session/AuthProvider.tsx";
import { WishlistProvider } from "./features/wishlist/WishlistProvider.tsx";
import { DataProvider } from "./platform/data/DataProvider.tsx";
import { useIsLarge } from "./platform/data/firstView.ts";
import { ErrorBoundary } from "./platform/ui/ErrorBoundary.tsx";
import { hydrated, Hydrated } from "./platform/delivery/hydration.ts";
import { PageFailure } from "./platform/ui/PageFailure.tsx";
import { Prefetch } from "./platform/routing/useLinks.ts";
import { RouteHead } from "./platform/routing/head.tsx";
import { RouteParams } from "./platform/routing/routeParams.ts";
import { loadPage, pageOf } from "./loadPage.ts";
import { findRoute } from "./routes.ts";
import { Shell } from "./sections/shell/Shell.tsx";

const importViews = () => import("./routes.load.ts");

/** Loads the first view of a page of a large catalogue. */
const loadView = async (key: string, served: unknown): Promise<unknown> =>
  (await importViews()).loadView(key, served);

const Pages = (): ReactElement => {
  const { pathname, search } = useLocation();
  const found = findRoute(pathname, search);
  const Page = pageOf(found.route);
  // React may render the page alone when its code has come, and a failed load is repeated by the page.
  const meta = useSyncExternalStore(Page.subscribe, Page.exports, Page.exports)?.meta;
  const isLarge = useIsLarge();
  const prefetch = useCallback(
    (href: string): void => {
      void loadPage(new URL(href, window.location.origin).pathname, { isLarge });
      // A failed load is repeated by the page.
      if (isLarge) importViews().catch(() => undefined);
    },
    [isLarge],
  );
  return (
    <Prefetch value={prefetch}>
      <Shell
        hasOwnFrame={meta?.hasOwnFrame ?? false}
        head={
          <ErrorBoundary resetKey={pathname} fallback={null}>
            <RouteHead found={found} meta={meta} pathname={pathname} />
          </ErrorBoundary>
        }
      >
        {/*
         * No Suspense boundary here: it would hydrate after currency and session are known and mismatch the server's
         * HTML. Navigation waits for the page's chunk in a transition.
         */}
        <RouteParams value={found.match.params}>
          <ErrorBoundary resetKey={pathname} fallback={<PageFailure />}>
            <Page resetKey={pathname} />
          </ErrorBoundary>
        </RouteParams>
      </Shell>
    </Prefetch>
  );
};

/** Renders the shop below the router, on the server and in the browser. */
export const App = ({ fallback }: { fallback: Record<string, unknown> }): ReactElement => {
  // Effects of children run first, so everything is hydrated when this event is dispatched.
  const isHydrated = useRef(false);
  useEffect(() => {
    isHydrated.current = true;
    document.dispatchEvent(new Event(hydrated));
  }, []);
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <Hydrated value={isHydrated}>
        <DataProvider fallback={fallback} loadView={loadView}>
          <CurrencyProvider>
            <AuthProvider>
              <CartProvider>
                <WishlistProvider>
                  <Pages />
                </WishlistProvider>
              </CartProvider>
            </AuthProvider>
          </CurrencyProvider>
        </DataProvider>
      </Hydrated>
    </ErrorBoundary>
  );
};
