import { useEffect } from "react";

const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Lets the browser ask before the desk is closed or reloaded. */
export const useUnloadWarning = (isActive: boolean): void => {
  useEffect(() => {
    if (!isActive) return undefined;
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isActive]);
};
