import { IconButton, Notice } from "@pallu/ui";
import { useEffect } from "react";
import type { ReactElement } from "react";
import toast, { useToaster } from "react-hot-toast/headless";
import type { NoticeMessage } from "./notices.ts";
import { onNotice } from "./notices.ts";

/** Shows one notice through the toast library, whose defaults count where no duration is given. */
export const show = ({ text, tone, durationMs }: NoticeMessage): void => {
  const options = durationMs === undefined ? {} : { duration: durationMs };
  if (tone === "success") toast.success(text, options);
  else if (tone === "error") toast.error(text, options);
  else toast(text, options);
};
