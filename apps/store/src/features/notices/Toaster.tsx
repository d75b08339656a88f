import { Notice } from "@pallu/ui";
import { useEffect } from "react";
import type { ReactElement } from "react";
import toast, { useToaster } from "react-hot-toast/headless";
import type { Toast } from "react-hot-toast/headless";
import { onNotice } from "./notices.ts";
import type { NoticeMessage } from "./notices.ts";
import * as styles from "./Toaster.css.ts";

const tones = { success: "success", error: "error" } as const;

/** Shows one notice through the toast library, whose defaults count where no duration is given. */
const show = ({ text, tone, durationMs }: NoticeMessage): void => {
  const options = durationMs === undefined ? {} : { duration: durationMs };
  if (tone === "blank") toast(text, options);
  else toast[tone](text, options);
};

const leadingEmoji = /^(\p{Extended_Pictographic}\uFE0F?)\s*/u;

/** The text to the letter; an emoji at its head is seen and not read out. */
const Words = ({ text }: { text: string }): ReactElement => {
  const emoji = leadingEmoji.exec(text);
  if (!emoji) return <>{text}</>;
  return (
    <>
      <span aria-hidden="true">{emoji[1]} </span>
      {text.slice(emoji[0].length)}
    </>
  );
};

const Shown = ({ entry }: { entry: Toast }): ReactElement => (
  <div className={styles.toast}>
    <Notice
      tone={entry.type === "success" || entry.type === "error" ? tones[entry.type] : "info"}
      live={false}
      onClose={() => toast.dismiss(entry.id)}
      closeLabel="Close"
    >
      <Words text={typeof entry.message === "string" ? entry.message : ""} />
    </Notice>
  </div>
);

/** The notices in sight; a pointer that rests on them, or the focus inside, stops their clock. */
export const Toaster = (): ReactElement => {
  const { toasts, handlers } = useToaster();
  useEffect(() => onNotice(show), []);
  return (
    <div
      className={styles.stack}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter((entry) => entry.visible)
        .map((entry) => (
          <Shown key={entry.id} entry={entry} />
        ))}
    </div>
  );
};
