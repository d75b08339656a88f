import { Suspense, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { onToasterNeeded, notifyWhenOffline } from "./notices.ts";
import { lazyWithRetry } from "../../platform/lazyWithRetry.tsx";

const Toaster = lazyWithRetry(async () => ({ default: (await import("./Toaster.tsx")).Toaster }));

const interactionEvents = ["pointerover", "touchstart", "keydown"] as const;

/**
 * Renders the live region of the notices from the start, so that screen readers announce changes.
 * Loads the toaster's code at the first user interaction.
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
