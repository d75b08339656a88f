import { BackToTop, SkipLink, UiProvider } from "@pallu/ui";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ToasterSlot } from "../../features/notices/ToasterSlot.tsx";
import { useDirectionPreference, usePreferencesOnDocument } from "../../platform/preferences.ts";
import { RouteChange } from "../../platform/RouteChange.tsx";
import { serverIsland } from "../../platform/serverIsland.tsx";
import { useLinks } from "../../platform/useLinks.ts";
import { hasOwnFrame } from "../match.ts";
import { Header } from "./Header.tsx";
import { HeadSlot } from "./HeadSlot.tsx";
import * as styles from "./Shell.css.ts";

const Footer = serverIsland("footer", () => import("./Footer.tsx"));

/** Scroll position in px beyond which the back-to-top button shows (FTR-12). */
const FAR = 300;

interface ShellProps {
  /** Title of the page. Null if its data determines it. */
  title: string | null;
  /** Prefetches the page of a path. */
  prefetch: (path: string) => void;
  children: ReactNode;
}

/** Renders header, footer and notices around every page (GLB-11). */
export const Shell = ({ title, prefetch, children }: ShellProps): ReactElement => {
  const { pathname } = useLocation();
  const [direction] = useDirectionPreference();
  const framed = !hasOwnFrame(pathname);
  usePreferencesOnDocument();
  useLinks(prefetch);
  return (
    <UiProvider dir={direction}>
      <SkipLink href="#content">Skip to the content</SkipLink>
      {framed && <Header />}
      {framed ? (
        <main id="content" className={styles.main}>
          {children}
        </main>
      ) : (
        children
      )}
      {framed && <Footer />}
      <BackToTop label="Back to top" thresholdPx={FAR} />
      <RouteChange />
      <HeadSlot isProduct={title === null} />
      <ToasterSlot />
    </UiProvider>
  );
};
