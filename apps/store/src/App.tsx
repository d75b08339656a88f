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
import { WithIslands } from "./platform/delivery/serverIsland.tsx";
import { hydrated, Hydrated } from "./platform/delivery/hydration.ts";
import { PageFailure } from "./platform/ui/PageFailure.tsx";
import { Prefetch } from "./platform/routing/useLinks.ts";
import { RouteHead } from "./platform/routing/head.tsx";
import { RouteParams } from "./platform/routing/routeParams.ts";
import { Own, useOwn } from "./platform/shop/ownShop.ts";
import type { OwnShop } from "./platform/shop/ownShop.ts";
import { loadPage, pageOf } from "./loadPage.ts";
import { findRoute } from "./routes.ts";
import { Shell } from "./sections/shell/Shell.tsx";

const importViews = () => import("./routes.load.ts");

const Pages = (): ReactElement => {
  const { pathname, search } = useLocation();
  const find = useOwn()?.findRoute ?? findRoute;
  const found = find(pathname, search);
  const Page = pageOf(found.route);
  // React may render the page alone when its code has come, and a failed load is repeated by the page.
  const meta = useSyncExternalStore(Page.subscribe, Page.exports, Page.exports)?.meta;
  const isLarge = useIsLarge();
  const prefetch = useCallback(
    (href: string): void => {
      void loadPage(new URL(href, window.location.origin).pathname, { isLarge, find });
      // A failed load is repeated by the page.
      if (isLarge) importViews().catch(() => undefined);
    },
    [isLarge, find],
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
         * HTML. Navigation waits for the chunks of the page and of its islands in a transition.
         */}
        <RouteParams value={found.match.params}>
          <ErrorBoundary resetKey={pathname} fallback={<PageFailure />}>
            <WithIslands key={found.route.folder}>
              <Page resetKey={pathname} />
            </WithIslands>
          </ErrorBoundary>
        </RouteParams>
      </Shell>
    </Prefetch>
  );
};

interface AppProps {
  /** The data of the first view, by SWR key. */
  fallback: Record<string, unknown>;
  /** Contents of a shop of one's own. Default: the demo's. */
  own?: OwnShop | null;
}

/** Renders the shop below the router, on the server and in the browser. */
export const App = ({ fallback, own = null }: AppProps): ReactElement => {
  // Effects of children run first, so everything is hydrated when this event is dispatched.
  const isHydrated = useRef(false);
  useEffect(() => {
    isHydrated.current = true;
    document.dispatchEvent(new Event(hydrated));
  }, []);
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <Hydrated value={isHydrated}>
        <DataProvider
          fallback={own ? { ...own.missing, ...fallback } : fallback}
          // The first view of a page of a large catalogue.
          loadView={async (key, served) => (await importViews()).loadView(key, served, own)}
        >
          <Own value={own}>
            <CurrencyProvider>
              <AuthProvider>
                <CartProvider>
                  <WishlistProvider>
                    <Pages />
                  </WishlistProvider>
                </CartProvider>
              </AuthProvider>
            </CurrencyProvider>
          </Own>
        </DataProvider>
      </Hydrated>
    </ErrorBoundary>
  );
};
