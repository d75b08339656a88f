import toast from "react-hot-toast/headless";

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

/** Icon of the notices that link to the login: the library keeps no other data of ours. */
export const loginIcon = "login";

/** Shows a notice, by default for the duration that the library has for its tone. */
export const notify = ({ text, tone, durationMs }: NoticeMessage): void => {
  const options = durationMs === undefined ? {} : { duration: durationMs };
  if (tone === "success" || tone === "error") toast[tone](text, options);
  else toast(text, tone === "login" ? { ...options, icon: loginIcon } : options);
};

/** Shows a notice if the browser is offline: changes need a connection. */
export const notifyWhenOffline = (): void => {
  if (!navigator.onLine)
    notify({
      text: "You are offline. Changes need a connection.",
      tone: "error",
    });
};
