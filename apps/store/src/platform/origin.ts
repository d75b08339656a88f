import { createContext, use, useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Where shoppers reach the shop, on the server; null while that is not known, and in the browser, which knows it. */
export const Origin = createContext<string | null>(null);

/** What the server said, which the page's own address of record repeats. */
const servedOrigin = (): string => {
  const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  return address ? new URL(address).origin : "";
};

/** The shop's own origin; empty where the server does not know by which name it is reached. */
export const useOrigin = (): string => {
  const given = use(Origin);
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => given ?? (typeof document === "undefined" ? "" : servedOrigin()),
  );
};
