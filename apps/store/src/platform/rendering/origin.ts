import { createContext, use, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Public origin of the shop during server rendering. Null if unknown, and in the browser. */
export const Origin = createContext<string | null>(null);

/** Reads the origin that the server rendered from the canonical link. */
const servedOrigin = (): string => {
  const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  return address ? new URL(address).origin : "";
};

/** Returns the origin of the shop, '' if the server does not know it. */
export const useOrigin = (): string => {
  const given = use(Origin);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => given ?? (typeof document === "undefined" ? "" : servedOrigin()),
  );
};
