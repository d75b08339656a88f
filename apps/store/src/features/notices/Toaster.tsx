import { Toaster as Toasts } from "@pallu/ui/toast";
import { useEffect } from "react";
import type { ReactElement } from "react";
import { notices, notifyWhenOffline } from "./notices.tsx";

/** Shows the notices, and says when the connection is lost. */
export const Toaster = (): ReactElement => {
  useEffect(() => {
    window.addEventListener("offline", notifyWhenOffline);
    return () => window.removeEventListener("offline", notifyWhenOffline);
  }, []);
  return <Toasts toasts={notices} />;
};
