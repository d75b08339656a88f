import { useHydrated } from "@pallu/ui";
import { useEffect, useRef } from "react";
import { useAuth } from "./AuthProvider.tsx";

/**
 * Logs 'User not logged in' once for each visit without a stored user id, or without an id and a token (ROL-06 to
 * ROL-10).
 * A logout on the page is not logged.
 */
export const useVisitorLog = (needs: "id" | "id and token" = "id"): void => {
  const { user, token } = useAuth();
  const known = Boolean(user && (needs === "id" || token));
  const hydrated = useHydrated();
  const decided = useRef(false);

  useEffect(() => {
    if (!hydrated || decided.current) return;
    decided.current = true;
    if (!known) console.info("User not logged in");
  }, [hydrated, known]);
};
