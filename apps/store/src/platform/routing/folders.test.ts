import { expect, test } from "vitest";
import { routes } from "../../routes.ts";
import { listRouteFaults, metaOf } from "../../servedRoutes.ts";
import { largeResponseOf } from "../../testing/largeApi.fixtures.ts";
import { renderServed } from "../../testing/served.fixtures.ts";

test("every folder is a whole page", async () => {
  expect(await listRouteFaults()).toEqual([]);
});

/** Returns the texts that say that a part is loading. */
const loadingIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll('main [role="status"]')]
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => text.startsWith("Loading"));

const metas = await Promise.all(routes.map(metaOf));

/** Paths of the pages that are the same for everyone. */
const publicPaths = routes
  .filter((_route, index) => metas[index]?.isPersonal !== true)
  .map(({ paths: [path = ""] }) => path.replace("*", "/no-such-page"));

test.each(publicPaths)(
  "%s of a large catalogue is not served while its products are loading: it has a load",
  async (url) => {
    const { html } = await renderServed({ url, isLarge: true, read: largeResponseOf });
    expect(loadingIn(html)).toEqual([]);
  },
);
