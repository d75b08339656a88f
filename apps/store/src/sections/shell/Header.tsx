import { SiteHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { announcement, menuEntries } from "../../demo/menu.ts";
import { useCart } from "../../features/cart/CartProvider.tsx";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { useWishlist } from "../../features/wishlist/WishlistProvider.tsx";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { menuLinks } from "./menuLinks.ts";
import { Preferences } from "./Preferences.tsx";
import { searchId, SearchSlot } from "./SearchSlot.tsx";

/**
 * The header of all pages except the template homes. Links depend on the stored token, badges on live counts (HDR-27 to
 * HDR-38).
 */
export const Header = (): ReactElement => {
  const { pathname } = useLocation();
  const { loggedIn } = useAuth();
  const { count: cartCount } = useCart();
  const { count: wishlistCount } = useWishlist();
  const own = useOwn();
  const to = (href: string): string => (loggedIn ? href : "/login");
  return (
    <>
      {own?.NarrowAnnouncement && <own.NarrowAnnouncement />}
      <SiteHeader
        announcement={own ? own.announcement : announcement}
        items={own ? own.menu : menuEntries}
        activePath={pathname}
        profileHref={to("/my-profile")}
        wishlistHref={to("/wishlist")}
        cartHref={to("/cart")}
        loginHref={loggedIn ? undefined : "/login"}
        cartCount={cartCount}
        wishlistCount={wishlistCount}
        controls={<Preferences />}
        menuLinks={menuLinks(loggedIn)}
        searchId={searchId}
      />
      <SearchSlot />
    </>
  );
};
