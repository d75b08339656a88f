import { useEffect } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { CartProvider } from "./features/cart/CartProvider.tsx";
import { CurrencyProvider } from "./features/currency/CurrencyProvider.tsx";
import { AuthProvider } from "./features/session/AuthProvider.tsx";
import { WishlistProvider } from "./features/wishlist/WishlistProvider.tsx";
import { DataProvider } from "./platform/data/DataProvider.tsx";
import { ErrorBoundary } from "./platform/rendering/ErrorBoundary.tsx";
import { hydrated } from "./platform/rendering/hydrated.ts";
import { PageFailure } from "./platform/rendering/PageFailure.tsx";
import type { ShopRoute } from "./platform/routing/route.ts";
import { RouteParams } from "./platform/routing/routeParams.ts";
import { routes } from "./routes.tsx";
import { HeadSlot } from "./routes/HeadSlot.tsx";
import { hasOwnFrame, matchRoute, prefetchRoute } from "./routes/match.ts";
import { Shell } from "./sections/shell/Shell.tsx";

const Pages = (): ReactElement => {
  const { pathname } = useLocation();
  const {
    route: { title, page: Page },
    match,
  } = matchRoute<ShopRoute>(routes, pathname);
  return (
    <Shell
      hasOwnFrame={hasOwnFrame(pathname)}
      head={<HeadSlot isProduct={title === null} />}
      prefetch={prefetchRoute}
    >
      {/*
       * No Suspense boundary here: it would hydrate after currency and session are known and mismatch the server's
       * HTML. Navigation waits for the page's chunk in a transition.
       */}
      <RouteParams value={match.params}>
        <ErrorBoundary resetKey={pathname} fallback={<PageFailure />}>
          <Page />
        </ErrorBoundary>
      </RouteParams>
    </Shell>
  );
};

/** Renders the shop below the router, on the server and in the browser. */
export const App = ({ fallback }: { fallback: Record<string, unknown> }): ReactElement => {
  // Effects of children run first, so everything is hydrated when this event is dispatched.
  useEffect(() => void document.dispatchEvent(new Event(hydrated)), []);
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <DataProvider fallback={fallback}>
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
    </ErrorBoundary>
  );
};
