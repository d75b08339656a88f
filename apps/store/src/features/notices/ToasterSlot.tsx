import { Suspense, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { notifyWhenOffline, onNotice, onToasterNeeded } from "./notices.ts";
import * as styles from "./ToasterSlot.css.ts";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";
import { loadWhenIdle } from "../../platform/rendering/loadWhenIdle.ts";

/** Duration in ms of a notice without one of its own. */
const USUAL_MS = 4000;

/** Shows only the texts of the notices if the toaster's chunk cannot be loaded. */
const PlainNotices = (): ReactElement => {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(
    () =>
      onNotice(({ text, durationMs = USUAL_MS }) => {
        setTexts((shown) => [...shown, text]);
        setTimeout(() => setTexts(([, ...rest]) => rest), durationMs);
      }),
    [],
  );
  return (
    <div className={styles.plain}>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
};

const Toaster = lazyWithRetry(
  async () => ({ default: (await import("./Toaster.tsx")).Toaster }),
  PlainNotices,
);

const interactionEvents = ["pointerover", "touchstart", "keydown"] as const;

/**
 * Renders the live region of the notices from the start, so that screen readers announce changes. Loads the toaster's
 * code in idle time and renders it at the first user interaction or notice.
 */
export const ToasterSlot = (): ReactElement => {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => loadWhenIdle([Toaster.preload]), []);

  useEffect(() => {
    const onNeeded = (): void => setIsNeeded(true);
    for (const event of interactionEvents)
      window.addEventListener(event, onNeeded, { passive: true, once: true });
    const unsubscribe = onToasterNeeded(onNeeded);
    window.addEventListener("offline", notifyWhenOffline);
    return () => {
      for (const event of interactionEvents) window.removeEventListener(event, onNeeded);
      window.removeEventListener("offline", notifyWhenOffline);
      unsubscribe();
    };
  }, []);

  return (
    <div role="status" aria-live="polite">
      {isNeeded && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </div>
  );
};
