import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import useSWR from "swr";
import { secondaryRoutes } from "../routes.secondary.tsx";
import { pageMetas } from "../routes.meta.ts";
import { routes } from "../routes.tsx";
import { headOf, tagsOf } from "./head.ts";
import type { Head } from "./head.ts";
import { matchRoute } from "./match.ts";

const table = [...routes.filter(({ path }) => path !== "*"), ...secondaryRoutes];

const absolute = (path: string): string => new URL(path, window.location.origin).href;

const typeOfThings = "application/ld+json";

/** Updates the server's tags instead of adding duplicates. */
const writeHead = (head: Head): void => {
  document.title = head.title;
  for (const { element, key, name, value } of tagsOf(head)) {
    const found = document.head.querySelector(`${element}[${key}="${name}"]`);
    if (value === null) {
      found?.remove();
      continue;
    }
    const tag = found ?? document.head.appendChild(document.createElement(element));
    tag.setAttribute(key, name);
    tag.setAttribute(element === "link" ? "href" : "content", value);
  }
  for (const old of document.head.querySelectorAll(`script[type="${typeOfThings}"]`)) old.remove();
  for (const thing of head.listing.structured)
    document.head.append(
      Object.assign(document.createElement("script"), {
        type: typeOfThings,
        textContent: JSON.stringify(thing),
      }),
    );
};

export interface PageHeadProps {
  /** True while the server's head is kept. */
  isServed: boolean;
}

/** Updates the document's head with the page. Loaded with the first navigation. */
const PageHead = ({ isServed }: PageHeadProps): null => {
  const { pathname, search } = useLocation();
  const { route, match } = matchRoute(table, pathname, search);
  const page = pageMetas[route.path];
  // Reads from the cache of the page and sends no request.
  const { data } = useSWR<unknown>(page.reads ?? null, null);
  const isKnown = !isServed || page.reads === undefined || data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const read = (address: string): unknown => (address === page.reads ? data : undefined);
    writeHead(headOf({ route, page, match, pathname, read, absolute }));
  });
  return null;
};

export default PageHead;
