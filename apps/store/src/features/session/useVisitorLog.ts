import { useEffect, useRef } from "react";
import { useHydrated } from "../../platform/useHydrated.ts";
import { useAuth } from "./AuthProvider.tsx";

/**
 * Logs 'User not logged in' once for each visit of a page that needs a stored user id and has none
 * (ROL-07 to ROL-10). Who logs out on the page has been logged in, and is not logged.
 */
export const useVisitorLog = (): void => {
  const { user } = useAuth();
  const hydrated = useHydrated();
  const decided = useRef(false);

  useEffect(() => {
    if (!hydrated || decided.current) return;
    decided.current = true;
    if (!user) console.info("User not logged in");
  }, [hydrated, user]);
};
