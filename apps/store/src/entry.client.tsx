import "@pallu/ui/global";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { loadPage } from "./routes/match.ts";

const reloadedKey = "reloaded-for";

/** After a deploy an open page may ask for code that is gone: one reload brings the new shop, if there is a network. */
window.addEventListener("vite:preloadError", (event) => {
  if (!navigator.onLine) return;
  try {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return;
    sessionStorage.setItem(reloadedKey, window.location.href);
  } catch {
    return;
  }
  event.preventDefault();
  window.location.reload();
});

const rootOf = (): HTMLElement => {
  const element = document.getElementById("root");
  if (!element) throw new Error("The document has no #root to render into.");
  return element;
};

const root = rootOf();

const boot = document.getElementById("boot")?.textContent;
const fallback = (boot ? JSON.parse(boot) : {}) as Record<string, unknown>;

const start = (): void => {
  const shop = (
    <StrictMode>
      <BrowserRouter>
        <App fallback={fallback} />
      </BrowserRouter>
    </StrictMode>
  );
  // In a transition React pauses every few milliseconds for input. A static build holds nothing but the marker of the page.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
};

// The page's own chunk first: hydrating without it would replace what the server rendered. Not by a top-level
// await, because that chunk imports this one and would wait for it. When it cannot be had, the page tells.
void loadPage(window.location.pathname)
  .catch(() => undefined)
  .then(start);
