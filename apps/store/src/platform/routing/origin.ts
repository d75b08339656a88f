import { useHydrated } from "@pallu/ui";
import { createContext, use } from "react";

/** Public origin of the shop during server rendering. Null if unknown, and in the browser. */
export const Origin = createContext<string | null>(null);

/**
 * Reads the origin that the server rendered from the picture for link previews, which every page has. '' if it knows none,
 * and on the server.
 */
export const servedOrigin = (): string => {
  if (typeof document === "undefined") return "";
  const address = document.querySelector<HTMLMetaElement>('[property="og:image"]')?.content;
  return address ? new URL(address).origin : "";
};

/** Returns the origin of the shop, '' if the server does not know it. */
export const useOrigin = (): string => {
  const given = use(Origin);
  if (useHydrated()) return window.location.origin;
  return given ?? servedOrigin();
};
