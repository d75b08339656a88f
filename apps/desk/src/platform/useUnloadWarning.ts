import { useEffect } from "react";

/** Lets the browser ask before the desk is closed or reloaded. Returns the function that ends it. */
export const warnOfUnload = (): (() => void) => {
  const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener("beforeunload", onUnload);
  return () => window.removeEventListener("beforeunload", onUnload);
};

/** As `warnOfUnload`, while `isActive`. */
export const useUnloadWarning = (isActive: boolean): void => {
  useEffect(() => (isActive ? warnOfUnload() : undefined), [isActive]);
};
