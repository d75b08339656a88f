import { useEffect } from "react";
import { shopTitle } from "./shopTitle.ts";

/** Names the document; null leaves the name to somebody who knows it better. */
export const useTitle = (title: string | null): void => {
  useEffect(() => {
    if (title !== null) document.title = shopTitle(title);
  }, [title]);
};
