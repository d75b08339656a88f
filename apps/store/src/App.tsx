import { UiProvider } from "@pallu/ui";
import { Suspense } from "react";
import type { ReactElement } from "react";
import { Route, Routes } from "react-router-dom";
import { CartProvider } from "./features/cart/CartProvider.tsx";
import { CurrencyProvider } from "./features/currency/CurrencyProvider.tsx";
import { AuthProvider } from "./features/session/AuthProvider.tsx";
import { WishlistProvider } from "./features/wishlist/WishlistProvider.tsx";
import { DataProvider } from "./platform/DataProvider.tsx";
import { PrimeContext, ShopLink } from "./platform/ShopLink.tsx";
import { routes } from "./routes.tsx";
import { primeRoute } from "./routes/match.ts";
import { Shell } from "./routes/shell/Shell.tsx";

/** The whole shop below the router, the same on the server and in the browser. */
export const App = ({ primed }: { primed: Record<string, unknown> }): ReactElement => (
  <DataProvider primed={primed}>
    <PrimeContext value={primeRoute}>
      <UiProvider link={ShopLink}>
        <CurrencyProvider>
          <AuthProvider>
            <CartProvider>
              <WishlistProvider>
                <Shell>
                  <Suspense>
                    <Routes>
                      {routes.map(({ path, page: Page }) => (
                        <Route key={path} path={path} element={<Page />} />
                      ))}
                    </Routes>
                  </Suspense>
                </Shell>
              </WishlistProvider>
            </CartProvider>
          </AuthProvider>
        </CurrencyProvider>
      </UiProvider>
    </PrimeContext>
  </DataProvider>
);
