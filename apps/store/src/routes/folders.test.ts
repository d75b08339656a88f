import { expect, test } from "vitest";
import { renderPage } from "../entryServer.tsx";
import { routes } from "../routes.ts";
import { listRouteFaults, metaOf } from "../servedRoutes.ts";
import { answerLarge } from "../testing/largeApi.fixtures.ts";

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
    const { html } = await renderPage({
      origin: null,
      url,
      isLarge: true,
      load: async (path) => JSON.stringify(answerLarge(path)),
      onMissing: (path, error) => {
        throw new Error(path, { cause: error });
      },
    });
    expect(loadingIn(html)).toEqual([]);
  },
);
