import { TemplateHeader } from "@pallu/ui";
import { Suspense } from "react";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { announcement } from "../../content/site.ts";
import { NotLoaded } from "../../features/notices/NotLoaded.tsx";
import { useAuth } from "../../features/session/AuthProvider.tsx";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { useLocationState } from "../../platform/routing/useLocationState.ts";
import { menuEntries } from "../shell/menuEntries.tsx";
import { Preferences } from "../shell/Preferences.tsx";
import { SearchSlot } from "../shell/SearchSlot.tsx";
import { cartPopup, wishlistPopup } from "./HeaderPopups.tsx";
import * as styles from "./TemplateLayout.css.ts";

const Menu = lazyWithRetry(() => import("../shell/Menu.tsx"), NotLoaded);
const End = serverIsland("TemplateEnd", async () => ({
  default: (await import("./TemplateEnd.island.tsx")).TemplateEnd,
}));

interface TemplateLayoutProps {
  /** Name of the theme. The page loads its style sheet. */
  theme: string;
  children: ReactNode;
}

/** Renders header with sample popups and footer around a template home. */
export const TemplateLayout = ({ theme, children }: TemplateLayoutProps): ReactElement => {
  const { pathname } = useLocation();
  const { loggedIn } = useAuth();
  const [open, setOpen] = useLocationState<"menu" | "search">();
  const close = (): void => setOpen(null);
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
        onOpenMenu={() => setOpen("menu")}
        onOpenSearch={() => setOpen("search")}
      />
      <Suspense>{open === "menu" && <Menu onClose={close} />}</Suspense>
      {open === "search" && <SearchSlot onClose={close} />}
      <main id="content">{children}</main>
      <End key={theme} of={theme} />
    </div>
  );
};
