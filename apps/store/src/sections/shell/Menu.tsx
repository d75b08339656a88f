import type { NavEntry } from "@pallu/ui";
import { MobileMenu, Sheet } from "@pallu/ui/mobile-menu";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { Preferences } from "./Preferences.tsx";

/** The mobile menu (HDR-39 to HDR-41). */
const Menu = ({
  entries,
  onClose,
}: {
  entries: readonly NavEntry[];
  onClose: () => void;
}): ReactElement => {
  const { pathname } = useLocation();
  const { loggedIn } = useAuth();
  return (
    <Sheet isOpen side="start" title="Menu" onClose={onClose}>
      <MobileMenu
        label="Menu"
        entries={entries}
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
