import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi } from "../testing/index.ts";
import type { TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: "none" });
});
afterAll(() => api.close());

const refusal = { success: false, error: expect.any(String), message: expect.any(String) };

const ask = (options: InjectOptions) => api.app.inject(options);

describe("pictures", () => {
  beforeAll(async () => {
    const folder = join(api.config.dataDir, "uploads");
    await mkdir(join(folder, "folder.png"), { recursive: true });
    await writeFile(join(folder, "plain.webp"), "picture");
    await writeFile(join(folder, "plain.0123abcd.png"), "picture");
    await writeFile(join(folder, ".hidden.png"), "secret");
    await writeFile(join(folder, "page.html"), "<script>");
    await writeFile(join(api.config.dataDir, "outside.png"), "secret");
    await symlink(join(api.config.dataDir, "outside.png"), join(folder, "link.png"));
  });

  test("[ENT-02] are served by plain name with their type", async () => {
    const picture = await ask({ url: "/uploads/plain.webp" });
    expect([picture.statusCode, picture.body]).toEqual([200, "picture"]);
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    const again = await ask({
      url: "/uploads/plain.webp",
      headers: { "if-none-match": String(picture.headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("are kept for good only under a name that holds a hash", async () => {
    const { headers } = await ask({ url: "/uploads/plain.0123abcd.png" });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    "nothing.webp",
    "",
    "folder.png",
    ".hidden.png",
    "page.html",
    "link.png",
    "../outside.png",
    "..%2foutside.png",
    "%2e%2e%2foutside.png",
    "%2e%2e/outside.png",
    "..%5coutside.png",
    "%252e%252e%252foutside.png",
    "%2fetc%2fpasswd",
    "plain.webp%00.png",
    "plain.webp/",
    `${"x".repeat(200)}.png`,
  ])("%j is not one", async (name) => {
    const answer = await ask({ url: `/uploads/${name}` });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toEqual(refusal);
  });
});
