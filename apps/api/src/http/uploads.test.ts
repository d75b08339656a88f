import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRoot } from "../config.ts";
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

  test("those of the demo catalogue are kept for an hour and asked for again by their tag", async () => {
    const pictures = await readdir(join(apiRoot, "seed", "pictures"));
    expect(pictures.length).toBeGreaterThan(0);
    for (const name of pictures) {
      const url = `/uploads/${encodeURIComponent(name)}`;
      const { statusCode, headers } = await ask({ method: "HEAD", url });
      expect([name, statusCode, headers["cache-control"]]).toEqual([
        name,
        200,
        "public, max-age=3600",
      ]);
      const again = await ask({ url, headers: { "if-none-match": String(headers["etag"]) } });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  test("HEAD says what GET does, without the picture", async () => {
    const url = "/uploads/plain.webp";
    const [get, head] = [await ask({ url }), await ask({ method: "HEAD", url })];
    const { date: _get, ...got } = get.headers;
    const { date: _head, ...told } = head.headers;
    expect([head.statusCode, head.body, told]).toEqual([200, "", got]);
    const missing = await ask({ method: "HEAD", url: "/uploads/nothing.webp" });
    expect([missing.statusCode, missing.body]).toEqual([404, ""]);
  });

  test("one that is missing is 404 in JSON, and nothing keeps that", async () => {
    const answer = await ask({ url: "/uploads/nothing.webp" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(refusal);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
    });
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
