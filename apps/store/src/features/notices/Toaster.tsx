import { ButtonLink } from "@pallu/ui";
import { Toast, ToastStack } from "@pallu/ui/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ReactElement } from "react";
import toast, { useToaster } from "react-hot-toast/headless";
import type { Toast as ToastEntry } from "react-hot-toast/headless";
import { loginIcon, notifyWhenOffline } from "./notices.ts";

const tones = { success: "success", error: "danger" } as const;

const Shown = ({ entry }: { entry: ToastEntry }): ReactElement => {
  const isLogin = entry.icon === loginIcon;
  const tone = entry.type === "success" || entry.type === "error" ? tones[entry.type] : "info";
  const onDismiss = (): void => toast.dismiss(entry.id);
  /** The library counts from the call, up to half a second before a slow device shows the notice. */
  const countFromNow = useEffectEvent(() => {
    const shown = { ...entry, createdAt: Date.now() };
    toast(entry.message, shown);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(countFromNow);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Toast
      tone={isLogin ? "neutral" : tone}
      text={typeof entry.message === "string" ? entry.message : ""}
      action={
        isLogin ? (
          <ButtonLink href="/login" variant="secondary" size="small" onClick={onDismiss}>
            Login
          </ButtonLink>
        ) : undefined
      }
      onDismiss={onDismiss}
    />
  );
};

/**
 * Renders the notices in a live region that is there from the start, so that screen readers announce them. Pauses their
 * timers while the pointer moves over them, or while focused.
 */
export const Toaster = (): ReactElement => {
  const { toasts, handlers } = useToaster();
  const isHeld = useRef(false);
  const isEmpty = !toasts.some((entry) => entry.visible);
  const onEmpty = useEffectEvent(() => {
    isHeld.current = false;
    handlers.endPause();
  });
  // A notice that is closed reports neither that the pointer leaves it nor that it loses the focus.
  useEffect(() => {
    if (isEmpty) onEmpty();
  }, [isEmpty]);
  useEffect(() => {
    window.addEventListener("offline", notifyWhenOffline);
    return () => window.removeEventListener("offline", notifyWhenOffline);
  }, []);
  return (
    <div role="status" aria-live="polite">
      <ToastStack
        // Not on enter: a pointer that rests where a notice appears must not hold it.
        onPointerMove={() => {
          if (isHeld.current) return;
          isHeld.current = true;
          handlers.startPause();
        }}
        onPointerLeave={() => {
          isHeld.current = false;
          handlers.endPause();
        }}
        onFocus={handlers.startPause}
        onBlur={handlers.endPause}
      >
        {toasts
          .filter((entry) => entry.visible)
          .map((entry) => (
            <Shown key={entry.id} entry={entry} />
          ))}
      </ToastStack>
    </div>
  );
};
