import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
} from "react";
import type { RootProps } from "../../style/rootProps.ts";
import { createToasts, type ShownToast, type Toasts } from "./createToasts.ts";
import { Toast, ToastStack } from "./Toast.tsx";

const ToastsContext = createContext<Toasts | null>(null);

/** Returns the queue of the `Toaster` around a component: `useToast().show({ text: "Saved", tone: "success" })`. */
export const useToast = (): Toasts => {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error("useToast: render the application inside `<Toaster>`.");
  return toasts;
};

interface TimedToastProps {
  toast: ShownToast;
  /** Whether its time stands still. */
  isHeld: boolean;
  onDismiss: () => void;
}

/** Counts from the frame that shows the toast: up to half a second later on a slow device. */
const TimedToast = ({ toast, isHeld, onDismiss }: TimedToastProps): ReactElement => {
  const { text, tone = "info", action, durationMs } = toast;
  const left = useRef(durationMs);
  const onTimeUp = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld || durationMs === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let start: number | undefined;
    const frame = requestAnimationFrame(() => {
      start = performance.now();
      timer = setTimeout(onTimeUp, left.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      if (start !== undefined) left.current -= performance.now() - start;
    };
  }, [isHeld, durationMs]);
  return <Toast tone={tone} text={text} action={action} onDismiss={onDismiss} />;
};

export interface ToasterProps extends RootProps<"div"> {
  /** The queue, if code outside of components shows toasts. Must be stable. Defaults to one of its own. */
  toasts?: Toasts;
}

/**
 * Shows toasts in a live region that is there from the start, so that screen readers announce them. Their times stand still
 * while the pointer moves over them, and while one has the focus. Children show toasts with `useToast`.
 */
export const Toaster = ({ toasts: given, children, ...rest }: ToasterProps): ReactElement => {
  const [own] = useState(createToasts);
  const toasts = given ?? own;
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  const [isHeld, setHeld] = useState(false);
  // A toast that is closed reports neither that the pointer leaves it nor that it loses the focus.
  if (isHeld && shown.length === 0) setHeld(false);
  return (
    <ToastsContext value={toasts}>
      {children}
      <div {...rest} role="status" aria-live="polite">
        <ToastStack
          // Not on enter: a pointer that rests where a toast appears must not hold it.
          onPointerMove={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {shown.map((toast) => (
            <TimedToast
              key={toast.id}
              toast={toast}
              isHeld={isHeld}
              onDismiss={() => toasts.dismiss(toast.id)}
            />
          ))}
        </ToastStack>
      </div>
    </ToastsContext>
  );
};
