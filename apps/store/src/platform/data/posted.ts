import { use, useState } from "react";
import { useSWRConfig } from "swr";
import { Hydrated } from "../delivery/hydrated.ts";

/** Key of what was posted among the data that the server sends with a page. */
export const postedKey = "posted";

/**
 * Returns what the action of this page answered to a form that the browser posted, for the first render of the document.
 * Undefined on every page that was not posted.
 */
export const usePosted = <Posted>(): Posted | undefined => {
  const { fallback } = useSWRConfig();
  const isHydrated = use(Hydrated);
  const [posted] = useState(() =>
    isHydrated.current ? undefined : (fallback[postedKey] as Posted | undefined),
  );
  return posted;
};
