import { SiteHeader } from "@pallu/ui";
import { memo, Suspense, useEffect } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { announcement } from "../../content/site.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { NotLoaded } from "../../features/notices/NotLoaded.tsx";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { useWishlist } from "../../features/wishlist/WishlistProvider.tsx";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";
import { useLocationState } from "../../platform/routing/useLocationState.ts";
import { menuEntries } from "./menuEntries.tsx";
import { Preferences } from "./Preferences.tsx";
import { preloadSearch, SearchSlot } from "./SearchSlot.tsx";

const Menu = lazyWithRetry(() => import("./Menu.tsx"), NotLoaded);

type Overlay = "menu" | "search";

/** The bar alone, so that opening an overlay does not render it again. */
const Bar = memo(({ onOpen }: { onOpen: (overlay: Overlay) => void }): ReactElement => {
  const { pathname } = useLocation();
  const { loggedIn } = useAuth();
  const { count: cartCount } = useCart();
  const { count: wishlistCount } = useWishlist();
  const to = (href: string): string => (loggedIn ? href : "/login");
  return (
    <SiteHeader
      announcement={announcement}
      items={menuEntries}
      activePath={pathname}
      profileHref={to("/my-profile")}
      wishlistHref={to("/wishlist")}
      cartHref={to("/cart")}
      loginHref={loggedIn ? undefined : "/login"}
      cartCount={cartCount}
      wishlistCount={wishlistCount}
      controls={<Preferences />}
      onOpenMenu={() => onOpen("menu")}
      onOpenSearch={() => onOpen("search")}
    />
  );
});

/**
 * The header of all pages except the template homes. Links depend on the stored token, badges on live counts (HDR-27 to
 * HDR-38).
 */
export const Header = (): ReactElement => {
  const [open, setOpen] = useLocationState<Overlay>();
  useEffect(() => loadWhenIdle([Menu.preload, preloadSearch]), []);
  const close = (): void => setOpen(null);
  return (
    <>
      <Bar onOpen={setOpen} />
      <Suspense>{open === "menu" && <Menu onClose={close} />}</Suspense>
      {open === "search" && <SearchSlot onClose={close} />}
    </>
  );
};
