import "@pallu/ui/global";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { largeKey } from "./platform/data/firstView.ts";
import { frameKey } from "./platform/shop/parts.ts";
import type { OwnShop } from "./platform/shop/ownShop.ts";
import type { ShopFrame } from "./platform/shop/parts.ts";
import { forgetReload, loadPage, reloadOnce } from "./loadPage.ts";

const rootOf = (): HTMLElement => {
  const element = document.getElementById("root");
  if (!element) throw new Error("The document has no #root element.");
  return element;
};

const root = rootOf();

const boot = document.getElementById("boot")?.textContent;
const fallback = (boot ? JSON.parse(boot) : {}) as Record<string, unknown>;

const start = (own: OwnShop | null): void => {
  const shop = (
    <StrictMode>
      <BrowserRouter>
        <App fallback={fallback} own={own} />
      </BrowserRouter>
    </StrictMode>
  );
  // A transition yields to input every few milliseconds. The root of a static build has no element to hydrate.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
};

/** Loads what a shop of one's own shows instead of the demo's contents. */
const loadOwn = async (): Promise<OwnShop | null> => {
  const frame = fallback[frameKey] as ShopFrame | undefined;
  return frame ? (await import("./own/createOwnShop.tsx")).createOwnShop(frame) : null;
};

// Hydrating before the page's chunk is loaded would replace the server's HTML. A top-level await would deadlock: the
// chunk imports this module. If the chunk fails to load, the page shows the error.
const load = async (): Promise<void> => {
  const own = await loadOwn();
  const isLoaded = await loadPage(window.location.pathname, {
    isLarge: largeKey in fallback,
    ...(own && { find: own.findRoute }),
  });
  if (isLoaded) forgetReload();
  else reloadOnce();
  start(own);
};

load().catch(reloadOnce);
