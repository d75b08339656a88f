/** What other tabs of the shop want to hear of; the session itself travels by the `storage` event. */
export type Topic = "cart" | "wishlist";

const channel =
  typeof window !== "undefined" && "BroadcastChannel" in window
    ? new BroadcastChannel("pallu")
    : null;

/** Tells all other tabs that the cart or wishlist on the server has changed. */
export const announceChange = (topic: Topic): void => channel?.postMessage(topic);

/** Calls back when another tab changed it; returns how to stop. */
export const onChangeElsewhere = (topic: Topic, listener: () => void): (() => void) => {
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.data === topic) listener();
  };
  channel?.addEventListener("message", onMessage);
  return () => channel?.removeEventListener("message", onMessage);
};
