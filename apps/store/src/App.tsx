import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { CartProvider } from "./features/cart/CartProvider.tsx";
import { CurrencyProvider } from "./features/currency/CurrencyProvider.tsx";
import { AuthProvider } from "./features/session/AuthProvider.tsx";
import { WishlistProvider } from "./features/wishlist/WishlistProvider.tsx";
import { DataProvider } from "./platform/data/DataProvider.tsx";
import { ErrorBoundary } from "./platform/rendering/ErrorBoundary.tsx";
import { hydrated, Hydrated } from "./platform/rendering/hydrated.ts";
import { PageFailure } from "./platform/rendering/PageFailure.tsx";
import { RouteHead } from "./platform/routing/RouteHead.tsx";
import { RouteParams } from "./platform/routing/routeParams.ts";
import { loadPage, pageOf } from "./loadPage.ts";
import { findRoute } from "./routes.ts";
import { Shell } from "./sections/shell/Shell.tsx";

/** Loads the first view of a page of a large catalogue. */
const loadView = async (key: string, served: unknown): Promise<unknown> =>
  (await import("./routes.load.ts")).loadView(key, served);

/** Loads the page of a link that somebody approaches. */
const prefetch = (href: string): void =>
  void loadPage(new URL(href, window.location.origin).pathname);

const Pages = (): ReactElement => {
  const { pathname, search } = useLocation();
  const found = findRoute(pathname, search);
  const Page = pageOf(found.route);
  const meta = Page.exports()?.meta;
  return (
    <Shell
      hasOwnFrame={meta?.hasOwnFrame ?? false}
      head={
        <ErrorBoundary resetKey={pathname} fallback={null}>
          <RouteHead found={found} meta={meta} pathname={pathname} />
        </ErrorBoundary>
      }
      prefetch={prefetch}
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
