import { TemplateHeader } from "@pallu/ui/sections";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { menuLinks } from "../../sections/shell/menuLinks.ts";
import { Preferences } from "../../sections/shell/Preferences.tsx";
import { searchId, SearchSlot } from "../../sections/shell/SearchSlot.tsx";
import { announcement, menuEntries } from "../menu.ts";
import { cartPopup, wishlistPopup } from "./HeaderPopups.tsx";
import * as styles from "./TemplateLayout.css.ts";

const End = serverIsland("TemplateEnd", () => import("./TemplateEnd.island.tsx"));

interface TemplateLayoutProps {
  /** Name of the theme. The page loads its style sheet. */
  theme: string;
  children: ReactNode;
}

/** Renders header with sample popups and footer around a template home. */
export const TemplateLayout = ({ theme, children }: TemplateLayoutProps): ReactElement => {
  const { pathname } = useLocation();
  const { loggedIn } = useAuth();
  return (
    <div data-theme={theme} className={styles.frame}>
      <TemplateHeader
        announcement={announcement}
        items={menuEntries}
        activePath={pathname}
        profileHref={loggedIn ? "/my-profile" : "/login"}
        wishlist={wishlistPopup}
        cart={cartPopup}
        controls={<Preferences />}
        menuLinks={menuLinks(loggedIn)}
        searchId={searchId}
      />
      <SearchSlot />
      <main id="content">{children}</main>
      <End key={theme} of={theme} />
    </div>
  );
};
