import { MobileMenu, Sheet } from "@pallu/ui/mobile-menu";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { menuEntries } from "./menuEntries.tsx";
import { Preferences } from "./Preferences.tsx";

/** The mobile menu (HDR-39 to HDR-41). */
const Menu = ({ onClose }: { onClose: () => void }): ReactElement => {
  const { pathname } = useLocation();
  const { loggedIn } = useAuth();
  return (
    <Sheet open side="start" title="Menu" onOpenChange={onClose}>
      <MobileMenu
        label="Menu"
        items={menuEntries}
        activePath={pathname}
        account={
          loggedIn
            ? { label: "My Profile", href: "/my-profile" }
            : { label: "Login", href: "/login" }
        }
        wishlist={{ label: "Wishlist", href: loggedIn ? "/wishlist" : "/login" }}
        controls={<Preferences />}
        onNavigate={onClose}
      />
    </Sheet>
  );
};

export default Menu;
