import { BackToTop, SkipLink, UiProvider } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { Toaster } from "../../features/notices/notices.tsx";
import { AddForms } from "../../features/personalList/addForms.tsx";
import {
  useDirectionPreference,
  usePreferencesOnDocument,
} from "../../platform/preferences/preferences.ts";
import { RouteChange } from "../../platform/focus/RouteChange.tsx";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { useHideOnNavigation } from "../../platform/routing/useHideOnNavigation.ts";
import { useLinks } from "../../platform/routing/useLinks.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { Header } from "./Header.tsx";
import { shop } from "./shop.tsx";
import * as styles from "./Shell.css.ts";

const Footer = serverIsland("Footer", () => import("../../demo/Footer.island.tsx"));

/** Scroll position in px beyond which the back-to-top button shows (FTR-12). */
const FAR = 300;

interface ShellProps {
  /** True if the page has its own header, main element and footer. */
  hasOwnFrame: boolean;
  /** Keeps the document's head up to date. */
  head: ReactNode;
  children: ReactNode;
}

/** Renders header, footer and notices around every page (GLB-11). */
export const Shell = ({ hasOwnFrame, head, children }: ShellProps): ReactElement => {
  const [direction] = useDirectionPreference();
  usePreferencesOnDocument();
  useLinks();
  useHideOnNavigation();
  const own = useOwn();
  const FrameEnd = own?.Footer ?? Footer;
  return (
    <UiProvider dir={direction} shop={own?.shop ?? shop}>
      <SkipLink href="#content">Skip to the content</SkipLink>
      {!hasOwnFrame && <Header />}
      {hasOwnFrame ? (
        children
      ) : (
        <main id="content" className={styles.main}>
          {children}
        </main>
      )}
      {!hasOwnFrame && <FrameEnd />}
      <BackToTop label="Back to top" thresholdPx={FAR} />
      <RouteChange />
      {head}
      <AddForms />
      <Toaster />
    </UiProvider>
  );
};
