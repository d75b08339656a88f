import { execFileSync } from "node:child_process";
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPictures } from "./pictures.rules.ts";
import { apiRoot } from "../../folders.ts";
import { createPictureReader } from "./uploads.ts";
import { createTestApi } from "../../testing/index.ts";
import type { TestApi } from "../../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ seed: "none" });
});
afterAll(() => api.close());

const refusal = {
  success: false,
  error: expect.any(String),
  message: expect.any(String),
  type: expect.any(String),
  title: expect.any(String),
  status: expect.any(Number),
  code: expect.any(String),
};

const ask = (options: InjectOptions) => api.app.inject(options);

describe("pictures", () => {
  beforeAll(async () => {
    const folder = join(api.config.dataDir, "uploads");
    await mkdir(join(folder, "folder.png"), { recursive: true });
    await writeFile(join(folder, "plain.webp"), "picture");
    await writeFile(join(folder, "plain.0123abcd.png"), "picture");
    await writeFile(join(folder, "plain.720x900.0123abcd-480.avif"), "picture");
    await writeFile(join(folder, "plain.720x900.0123abcd-tall-480.webp"), "picture");
    await writeFile(join(folder, ".hidden.png"), "secret");
    await writeFile(join(folder, "page.html"), "<script>");
    await writeFile(join(api.config.dataDir, "outside.png"), "secret");
    execFileSync("mkfifo", [join(folder, "pipe.png")]);
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

  test("the file of a picture that the browser has is not read", async () => {
    const read = createPictureReader(api.config);
    const first = await read("plain.webp");
    expect(first?.content).toEqual(Buffer.from("picture"));
    const again = await read("plain.webp", `"other", W/${first?.tag}`);
    expect(again).toEqual({ ...first, content: null });
  });

  test("those of the demo catalogue are kept for good under a hash, else for an hour, and known by their tag", async () => {
    const folder = await readdir(join(apiRoot, "seed", "pictures"));
    const pictures = folder.filter((name) => name !== "pictures.json");
    expect(pictures.length).toBeGreaterThan(0);
    for (const name of pictures) {
      const url = `/uploads/${encodeURIComponent(name)}`;
      const { statusCode, headers } = await ask({ method: "HEAD", url });
      const isHashed = /\.\d+x\d+\.[\da-f]{8}[-.]/.test(name);
      expect([name, statusCode, headers["cache-control"]]).toEqual([
        name,
        200,
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      ]);
      const again = await ask({ url, headers: { "if-none-match": String(headers["etag"]) } });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
    }
  });

  test("the name of an earlier take shows today's, and nothing keeps that for good", async () => {
    const pictures = readPictures();
    const name = "kanchipuram-temple-border--rani-pink";
    const today = await ask({ url: `/uploads/${pictures[name]?.file}` });
    for (const earlier of [`${name}.720x900.0badcafe.webp`, `${name}.webp`]) {
      const { statusCode, rawPayload, headers } = await ask({ url: `/uploads/${earlier}` });
      expect([statusCode, headers["cache-control"]]).toEqual([200, "public, max-age=3600"]);
      expect(rawPayload.equals(today.rawPayload)).toBe(true);
    }
    const { statusCode } = await ask({ url: "/uploads/constructor.720x900.0badcafe.webp" });
    expect(statusCode).toBe(404);
  });

  test("HEAD says what GET does, without the picture", async () => {
    const url = "/uploads/plain.webp";
    const [get, head] = [await ask({ url }), await ask({ method: "HEAD", url })];
    const { date: _get, ...got } = get.headers;
    const { date: _head, ...otherHeaders } = head.headers;
    expect([head.statusCode, head.body, otherHeaders]).toEqual([200, "", got]);
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

  test.each([
    ["plain.0123abcd.png", "image/png"],
    ["plain.720x900.0123abcd-480.avif", "image/avif"],
    ["plain.720x900.0123abcd-tall-480.webp", "image/webp"],
  ])("%s is kept for good: its name holds a hash", async (name, type) => {
    const { headers } = await ask({ url: `/uploads/${name}` });
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toBe(type);
  });

  test.each([
    "nothing.webp",
    "",
    "folder.png",
    ".hidden.png",
    "pipe.png",
    "page.html",
    "pictures.json",
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
