import { use, useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { CartProvider } from "./features/cart/CartProvider.tsx";
import { CurrencyProvider } from "./features/currency/CurrencyProvider.tsx";
import { AuthProvider } from "./features/session/AuthProvider.tsx";
import { WishlistProvider } from "./features/wishlist/WishlistProvider.tsx";
import { HeadSlot, preloadHead } from "./HeadSlot.tsx";
import { DataProvider } from "./platform/data/DataProvider.tsx";
import { ErrorBoundary } from "./platform/rendering/ErrorBoundary.tsx";
import { hydrated, Hydrated } from "./platform/rendering/hydrated.ts";
import { PageFailure } from "./platform/rendering/PageFailure.tsx";
import type { Matched } from "./platform/routing/match.ts";
import { RouteParams } from "./platform/routing/routeParams.ts";
import { attemptTable, matchRoute, pageOfRoute, prefetchRoute } from "./routes.ts";
import { Shell } from "./sections/shell/Shell.tsx";

/** Returns the route of a path, undefined if the table cannot be loaded. Another path tries again. */
const useRoute = (pathname: string): Matched | undefined => {
  const known = matchRoute(pathname);
  // Suspends the whole shop, so that it renders again with the frame of the route.
  if (!known) use(attemptTable(pathname));
  return known ?? matchRoute(pathname);
};

/** Loads the first view of a page of a large catalogue. */
const loadView = async (key: string, served: unknown): Promise<unknown> =>
  (await import("./routes.views.ts")).loadView(key, served);

/** Loads what the page of a link that somebody approaches needs. */
const prefetch = (href: string): void => {
  prefetchRoute(href);
  preloadHead();
};

const Pages = (): ReactElement => {
  const { pathname } = useLocation();
  const { route, match } = useRoute(pathname) ?? {};
  const Page = route ? pageOfRoute(route) : PageFailure;
  return (
    <Shell
      hasOwnFrame={route?.hasOwnFrame ?? false}
      head={<HeadSlot isProduct={route?.isProduct ?? false} />}
      prefetch={prefetch}
    >
      {/*
       * No Suspense boundary here: it would hydrate after currency and session are known and mismatch the server's
       * HTML. Navigation waits for the page's chunk in a transition.
       */}
      <RouteParams value={match?.params ?? {}}>
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
