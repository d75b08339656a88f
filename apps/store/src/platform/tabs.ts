const channel =
  typeof window !== "undefined" && "BroadcastChannel" in window
    ? new BroadcastChannel("pallu")
    : null;

/** Tells all other tabs what has changed on the server; the session itself travels by the `storage` event. */
export const announceChange = (topic: string): void => channel?.postMessage(topic);

/** Calls back when another tab changed it; returns how to stop. */
export const onChangeElsewhere = (topic: string, listener: () => void): (() => void) => {
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.data === topic) listener();
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
};
