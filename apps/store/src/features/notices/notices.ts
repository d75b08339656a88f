export type NoticeTone = "success" | "error" | "blank";

export interface NoticeMessage {
  text: string;
  tone: NoticeTone;
  /** How long it stands, in milliseconds; the toast library's default for its tone when left out (BIZ-08 to BIZ-11). */
  durationMs?: number;
}

/** How long the notice of an add to cart or wishlist stands (BIZ-06, HOME-62, HOME-63). */
export const NOTICE_MS = 2500;

type Listener = (message: NoticeMessage) => void;

let listener: Listener | null = null;
const waiting: NoticeMessage[] = [];

/** Shows a notice to the person; one that comes before the toaster is there waits for it. */
export const notify = (message: NoticeMessage): void => {
  if (listener) listener(message);
  else waiting.push(message);
};

/** The place that shows notices registers here; what waited comes first. Returns how to leave. */
export const onNotice = (next: Listener): (() => void) => {
  listener = next;
  for (const message of waiting.splice(0)) next(message);
  return () => {
    if (listener === next) listener = null;
  };
};
