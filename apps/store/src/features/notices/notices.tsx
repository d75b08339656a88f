import { ButtonLink } from "@pallu/ui";
import { createToasts, Toaster as Toasts, type ToastMessage } from "@pallu/ui/toast";
import { useEffect } from "react";
import type { ReactElement } from "react";

export type NoticeMessage = ToastMessage;

/** The notices of the shop. */
export const notices = createToasts();

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

/** Shows the notices, and says when the connection is lost. */
export const Toaster = (): ReactElement => {
  useEffect(() => {
    window.addEventListener("offline", notifyWhenOffline);
    return () => window.removeEventListener("offline", notifyWhenOffline);
  }, []);
  return <Toasts toasts={notices} />;
};
