import type { ReactNode } from "react";
import type { ToastProps } from "./Toast.tsx";

export interface ToastMessage {
  /** The text. A leading emoji is hidden from assistive technology. */
  text: string;
  /** Sets icon, colour and the default duration. @default "info" */
  tone?: ToastProps["tone"];
  /** A button or link after the text, for example "Undo". Its handler dismisses the toast, if it should. */
  action?: ReactNode;
  /** Time in ms from the frame that shows it, `Infinity` for no end. @default 2000 for success, else 4000 */
  durationMs?: number;
}

/** A message with its id and its duration. */
export interface ShownToast extends ToastMessage {
  id: number;
  durationMs: number;
}

export interface Toasts {
  /** Shows a message. Returns its id. */
  show: (message: ToastMessage) => number;
  /** Removes one message, or all. */
  dismiss: (id?: number) => void;
  /** Calls a listener after each change. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Returns the messages, newest first. */
  read: () => readonly ShownToast[];
}

/**
 * Returns a queue of toasts, for a `Toaster`. Code outside of components shows toasts with it.
 * @param max number of messages that are kept, the newest
 */
export const createToasts = (max = 20): Toasts => {
  const listeners = new Set<() => void>();
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const change = (next: readonly ShownToast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => {
      lastId += 1;
      const durationMs = message.durationMs ?? (message.tone === "success" ? 2000 : 4000);
      change([{ ...message, id: lastId, durationMs }, ...toasts].slice(0, max));
      return lastId;
    },
    dismiss: (id) => change(id === undefined ? [] : toasts.filter((toast) => toast.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
  };
};
