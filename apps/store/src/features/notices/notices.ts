export type NoticeTone = "success" | "error" | "blank";

export interface NoticeMessage {
  text: string;
  tone: NoticeTone;
  /** How long it stands, in milliseconds; the toast library's default for its tone when left out (BIZ-08 to BIZ-11). */
  durationMs?: number;
}

/** How long the notice of an add to cart or wishlist stands (BIZ-06, HOME-62, HOME-63). */
export const NOTICE_MS = 2500;

/** How an add to cart or wishlist ended; `message` is the server's. */
interface Outcome<Kind> {
  kind: Kind;
  message?: string | null;
}

/** The notice of an outcome, in the words that a list has for it unless the server has said some. */
export const noticeOf = <Kind extends string>(
  { kind, message }: Outcome<Kind>,
  words: Readonly<Record<Kind, string>>,
): NoticeMessage => ({
  text: message || words[kind],
  tone: kind === "added" ? "success" : kind === "already" ? "blank" : "error",
  durationMs: NOTICE_MS,
});

type Show = (message: NoticeMessage) => void;

let show: Show | null = null;
const waiting: NoticeMessage[] = [];
const callers = new Set<() => void>();

/** Shows a notice to the person; one that comes before the toaster is there calls for it and waits. */
export const notify = (message: NoticeMessage): void => {
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  for (const call of callers) call();
};

/** The toaster registers here; what waited is shown first. Returns how to leave. */
export const onNotice = (next: Show): (() => void) => {
  show = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (show === next) show = null;
  };
};

/** Calls back when a notice waits for a toaster that is not there yet. Returns how to stop. */
export const onToasterNeeded = (call: () => void): (() => void) => {
  callers.add(call);
  if (waiting.length > 0) call();
  return () => callers.delete(call);
};

/** Edits need the network; each that is tried without it is refused with these words. */
export const notifyWhenOffline = (): void => {
  if (!navigator.onLine)
    notify({
      text: "You are offline. What you see stays; changes need a connection.",
      tone: "error",
    });
};
