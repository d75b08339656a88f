import { expect, test } from "vitest";
import { renderPage } from "../entry.server.tsx";
import { listRouteFaults, metaOf, servedRoutes } from "../routes.server.ts";
import { answerLarge } from "../testing/largeApi.fixtures.ts";

test("every folder is a whole page", async () => {
  expect(await listRouteFaults()).toEqual([]);
});

/** Returns the texts that say that a part is loading. */
const loadingIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll('main [role="status"]')]
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => text.startsWith("Loading"));

test("no public page of a large catalogue is served while its products are loading", async () => {
  const rows = await Promise.all(
    servedRoutes.map(async ({ route }) => {
      const { isPersonal = false } = await metaOf(route);
      const url = (route.paths[0] ?? "").replace("*", "/no-such-page");
      if (isPersonal || url.includes(":")) return [];
      const { html } = await renderPage({
        origin: null,
        url,
        load: async (path) => answerLarge(path),
        onMissing: (path, error) => {
          throw new Error(path, { cause: error });
        },
      });
      return loadingIn(html).map((text) => `${url} is served as “${text}”: it has no *.load.ts.`);
    }),
  );
  expect(rows.flat()).toEqual([]);
});
