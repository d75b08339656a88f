import { ButtonLink } from "@pallu/ui";
import { createToasts, type ToastMessage } from "@pallu/ui/toast";

export type NoticeMessage = ToastMessage;

/** The notices of the shop. */
export const notices = createToasts();

/** Duration of notices about cart and wishlist, in ms (BIZ-06, HOME-62, HOME-63). */
export const NOTICE_MS = 2500;

/** Outcome of adding to cart or wishlist. `message` is the server's. */
interface Outcome<Kind> {
  kind: Kind;
  message?: string | null;
}

const toneOf: Readonly<Record<string, NoticeMessage["tone"]>> = {
  added: "success",
  already: "info",
  loginFirst: "neutral",
};

/** Returns the notice of an outcome: the server's message, else the text for its kind. */
export const noticeOf = <Kind extends string>(
  { kind, message }: Outcome<Kind>,
  words: Readonly<Record<Kind, string>>,
): NoticeMessage => ({
  text: message || words[kind],
  tone: toneOf[kind] ?? "danger",
  durationMs: NOTICE_MS,
});

/** Shows a notice, by default for as long as toasts of its tone (BIZ-08 to BIZ-11). A neutral one links to the login. */
export const notify = (message: NoticeMessage): void => {
  const id = notices.show({
    ...message,
    action: message.tone === "neutral" && (
      <ButtonLink
        href="/login"
        variant="secondary"
        size="small"
        onClick={() => notices.dismiss(id)}
      >
        Login
      </ButtonLink>
    ),
  });
};

/** Shows a notice if the browser is offline: changes need a connection. */
export const notifyWhenOffline = (): void => {
  if (!navigator.onLine)
    notify({ text: "You are offline. Changes need a connection.", tone: "danger" });
};
