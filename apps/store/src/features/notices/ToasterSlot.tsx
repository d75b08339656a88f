import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { onNotice } from "./notices.ts";

const load = () => import("./Toaster.tsx");
const Toaster = lazy(load);

/**
 * Keeps the place of the notices: a live region that is there from the first moment, and the toaster's code,
 * fetched at the first sign of a person so that a notice shows within a frame.
 */
export const ToasterSlot = (): ReactElement => {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const events = ["pointerover", "touchstart", "keydown"] as const;
    const want = (): void => {
      stop();
      setWanted(true);
    };
    const stop = (): void => {
      for (const event of events) window.removeEventListener(event, want);
    };
    for (const event of events) window.addEventListener(event, want, { passive: true });
    // A notice that comes without a person's doing still has to be shown: put it back and load.
    const leave = onNotice((message) => {
      leave();
      void load().then(({ show }) => show(message));
      want();
    });
    return () => {
      stop();
      leave();
    };
  }, []);

  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : (
    <></>
  );
};
