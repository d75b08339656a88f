/** Returns null where the browser has no channels, or refuses them because cookies are blocked. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel("pallu");
  } catch {
    return null;
  }
};

const channel = typeof window === "undefined" ? null : openChannel();

/** Notifies other tabs of a change on the server. The session uses the `storage` event. */
export const announceChange = (topic: string): void => channel?.postMessage(topic);

/** Calls back when another tab announces a change. Returns a function that unsubscribes. */
export const onChangeElsewhere = (topic: string, listener: () => void): (() => void) => {
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.data === topic) listener();
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
};
