import { expect, test } from "vitest";
import { createCachedPage } from "./cachedPage.ts";

test("the size of a page covers its compressed forms", async () => {
  const html = Array.from(
    { length: 100 },
    (_, index) => `<article class="card"><h3>Piece ${index * 7919}</h3></article>`,
  ).join("");
  const page = createCachedPage({ html, status: 200, policy: "", isTagged: true });
  const bodies = await Promise.all(
    (["identity", "br", "gzip"] as const).map(async (encoding) => page.body(encoding)),
  );
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(page.size);
});
