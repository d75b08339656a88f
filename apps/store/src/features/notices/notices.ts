/** `login` is neutral and has a link to the login. */
export type NoticeTone = "success" | "error" | "blank" | "login";

export interface NoticeMessage {
  text: string;
  tone: NoticeTone;
  /** Duration in ms. Default: that of the toast library for the tone (BIZ-08 to BIZ-11). */
  durationMs?: number;
}

/** Duration of notices about cart and wishlist, in ms (BIZ-06, HOME-62, HOME-63). */
export const NOTICE_MS = 2500;

/** Outcome of adding to cart or wishlist. `message` is the server's. */
interface Outcome<Kind> {
  kind: Kind;
  message?: string | null;
}

const toneOf: Readonly<Record<string, NoticeTone>> = {
  added: "success",
  already: "blank",
  loginFirst: "login",
};

/** Returns the notice of an outcome: the server's message, else the text for its kind. */
export const noticeOf = <Kind extends string>(
  { kind, message }: Outcome<Kind>,
  words: Readonly<Record<Kind, string>>,
): NoticeMessage => ({
  text: message || words[kind],
  tone: toneOf[kind] ?? "error",
  durationMs: NOTICE_MS,
});

type Show = (message: NoticeMessage) => void;

let show: Show | null = null;
const waiting: NoticeMessage[] = [];

/** Shows a notice. Queues it before the toaster is hydrated. */
export const notify = (message: NoticeMessage): void => {
  if (show) show(message);
  else waiting.push(message);
};

/** Registers the toaster and shows queued notices first. Returns a function that unregisters it. */
export const onNotice = (next: Show): (() => void) => {
  show = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (show === next) show = null;
  };
};

/** Shows a notice if the browser is offline: changes need a connection. */
export const notifyWhenOffline = (): void => {
  if (!navigator.onLine)
    notify({
      text: "You are offline. Changes need a connection.",
      tone: "error",
    });
};
