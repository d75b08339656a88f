import { Suspense, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { onToasterNeeded, notifyWhenOffline } from "./notices.ts";
import { lazyWithRetry } from "../../platform/lazyWithRetry.tsx";

const Toaster = lazyWithRetry(async () => ({ default: (await import("./Toaster.tsx")).Toaster }));

const interactionEvents = ["pointerover", "touchstart", "keydown"] as const;

/**
 * The place of the notices: a live region that is there from the first moment, so that screen readers hear what
 * comes into it, and the toaster's code, fetched at the first sign of a person.
 */
export const ToasterSlot = (): ReactElement => {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const want = (): void => setWanted(true);
    for (const sign of interactionEvents)
      window.addEventListener(sign, want, { passive: true, once: true });
    const leave = onToasterNeeded(want);
    window.addEventListener("offline", notifyWhenOffline);
    return () => {
      for (const sign of interactionEvents) window.removeEventListener(sign, want);
      window.removeEventListener("offline", notifyWhenOffline);
      leave();
    };
  }, []);

  return (
    <div role="status" aria-live="polite">
      {wanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
};
