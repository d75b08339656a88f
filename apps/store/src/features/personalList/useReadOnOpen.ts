import { useEffect, useEffectEvent } from "react";
import type { ListRow, PersonalList } from "./usePersonalList.ts";

/** Reads a list again when a page that shows it is opened. Until the response the page shows the list of before. */
export const useReadOnOpen = ({
  state,
  reload,
}: Pick<PersonalList<ListRow>, "state" | "reload">): void => {
  const onOpen = useEffectEvent(() => {
    // A document that begins with this page is reading the list already.
    if (state === "ready" || state === "error") void reload();
  });
  useEffect(() => onOpen(), []);
};
