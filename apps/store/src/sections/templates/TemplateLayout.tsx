import { TemplateHeader } from "@pallu/ui/sections";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { announcement } from "@pallu/demo/content/site.ts";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { menuEntries, menuLinks } from "../shell/menuEntries.tsx";
import { Preferences } from "../shell/Preferences.tsx";
import { searchId, SearchSlot } from "../shell/SearchSlot.tsx";
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
