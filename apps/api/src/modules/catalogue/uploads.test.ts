import { execFileSync } from "node:child_process";
import { mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { pictureWidths } from "@pallu/contract";
import { pictureFolder, pictureFolders, readPictures } from "./pictures.rules.ts";
import { openPictures } from "./pictures.service.ts";
import { createTestApi } from "../../testing/index.ts";
import { refusal } from "../../testing/shopCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";

const api = openForFile(() => createTestApi({ seed: "none" }));

const ask = (options: InjectOptions) => api.app.inject(options);

const waiter = { source: "203.0.113.7", hasLeft: () => false };

/** Opens the pictures of the test shop. Errors are collected in `reported`. */
const openTestPictures = (
  options: Pick<Parameters<typeof openPictures>[0], "make" | "maxWaitMs"> = {},
) => {
  const reported: string[] = [];
  const { config } = api;
  const onError = (_error: unknown, text: string): void => void reported.push(text);
  const folders = pictureFolders(config);
  return { ...openPictures({ config, folders, onError, maxWaitMs: 20_000, ...options }), reported };
};

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
    const { read } = openTestPictures();
    const first = await read("plain.webp", { waiter });
    expect(first?.content).toEqual(Buffer.from("picture"));
    const again = await read("plain.webp", { known: `"other", W/${first?.tag}`, waiter });
    expect(again).toEqual({ ...first, content: null });
  });

  test("those of the demo catalogue are kept for good under a hash, else for an hour, and known by their tag", async () => {
    const folder = await readdir(pictureFolder);
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
    const today = await ask({ url: `/uploads/${pictures[name]?.file.replace(".webp", ".avif")}` });
    for (const earlier of [`${name}.720x900.0badcafe.avif`, `${name}.avif`]) {
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

describe("a picture in another width or format", () => {
  const base = "saree.720x900.0123abcd";
  const folder = () => join(api.config.dataDir, "uploads");
  const made = () => join(api.config.dataDir, "pictures");
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#7a1f3d" } });
  beforeAll(async () => {
    await mkdir(folder(), { recursive: true });
    await draw(720, 900)
      .avif({ effort: 0 })
      .toFile(join(folder(), `${base}.avif`));
    await draw(800, 450).webp().toFile(join(folder(), "hero.800x450.0123abcd.webp"));
    await draw(800, 450).jpeg().toFile(join(folder(), "photo.jpg"));
    await writeFile(join(folder(), "lying.720x900.0123abcd.webp"), "not a picture");
  });

  test.each([
    [`${base}.avif`, 480, "avif", 480, 600],
    [`${base}-480.avif`, undefined, "avif", 480, 600],
    [`${base}.webp`, 160, "webp", 160, 200],
    [`${base}.webp`, undefined, "webp", 720, 900],
    [`${base}.avif`, 1440, "avif", 720, 900],
    ["hero.800x450.0123abcd.avif", undefined, "avif", 800, 450],
    ["hero.800x450.0123abcd-tall.avif", undefined, "avif", 720, 900],
    ["hero.800x450.0123abcd-tall.avif", 320, "avif", 320, 400],
    ["hero.800x450.0123abcd-tall-320.avif", undefined, "avif", 320, 400],
  ] as const)("%s in %s px is made from its master", async (name, asked, type, width, height) => {
    const { read } = openTestPictures();
    const picture = await read(name, { width: asked, waiter });
    expect(picture).toMatchObject({ type: `image/${type}`, keep: "forever" });
    expect(await sharp(picture?.content ?? undefined).metadata()).toMatchObject({ width, height });
    const known = await read(name, { width: asked, known: picture?.tag, waiter });
    expect(known).toEqual({ ...picture, content: null });
  });

  test("is kept for good by its address", async () => {
    await openTestPictures({ make: async () => Buffer.from("made") }).read(`${base}.avif`, {
      width: 720,
      waiter,
    });
    const url = `/uploads/${base}.avif?w=720`;
    const { statusCode, headers } = await ask({ url });
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/avif"]);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const again = await ask({ url, headers: { "if-none-match": String(headers["etag"]) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("is made once for all who ask at the same time, and read from the disk by others", async () => {
    const jobs: unknown[] = [];
    const first = openTestPictures({
      make: async (job) => {
        jobs.push(job);
        return Buffer.from("made");
      },
    });
    const ask320 = () => first.read(`${base}.avif`, { width: 320, waiter });
    const answers = await Promise.all([ask320(), ask320(), ask320()]);
    expect(answers.map((answer) => answer?.content?.toString())).toEqual(["made", "made", "made"]);
    expect(jobs).toHaveLength(1);
    const other = openTestPictures({
      make: () => Promise.reject(new Error("It is made already.")),
    });
    const kept = await other.read(`${base}.avif`, { width: 320, waiter });
    expect(kept).toEqual(answers[0]);
  });

  test("is the master for a minute while it takes too long", async () => {
    let finish: (content: Buffer) => void = () => undefined;
    const result = new Promise<Buffer>((resolve) => {
      finish = resolve;
    });
    const { read, reported } = openTestPictures({ make: () => result, maxWaitMs: 0 });
    for (const name of [`${base}-160.avif`, `${base}-320.webp`]) {
      const slow = await read(name, { waiter });
      expect(slow).toMatchObject({ type: "image/avif", keep: "minute" });
    }
    finish(Buffer.from("made"));
    expect(reported).toEqual([]);
  });

  test.each(["0", "99999", "abc", "", "480.0", "-480", "480&w=320", "%00"])(
    "w=%s is refused with the widths that there are",
    async (text) => {
      const answer = await ask({ url: `/uploads/${base}.avif?w=${text}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: `The width w must be one of ${pictureWidths.join(", ")}, given once.`,
      });
    },
  );

  test.each([
    `${base}.gif`,
    `${base}.png?w=480`,
    `${base}-481.avif`,
    `${base}-tall-100.webp`,
    "nothing.720x900.0123abcd.avif?w=480",
  ])("%s is none", async (name) => {
    expect((await ask({ url: `/uploads/${name}` })).statusCode).toBe(404);
  });

  test("of another format is one file", async () => {
    const [one, other] = [
      await ask({ url: "/uploads/photo.jpg" }),
      await ask({ url: "/uploads/photo.jpg?w=480" }),
    ];
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
  });

  test("that cannot be read is sent as it is", async () => {
    const answer = await ask({ url: "/uploads/lying.720x900.0123abcd.avif?w=480" });
    expect([answer.statusCode, answer.body]).toEqual([200, "not a picture"]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=60");
  });

  test("that is removed while it is made is 404", async () => {
    const file = join(folder(), "gone.720x900.0123abcd.webp");
    await writeFile(file, "picture");
    const { read, reported } = openTestPictures({
      make: async () => {
        await rm(file);
        throw new Error("The file is gone.");
      },
    });
    expect(await read("gone.720x900.0123abcd.avif", { width: 480, waiter })).toBe(null);
    expect(reported).toEqual([`a picture could not be made from ${file}`]);
  });

  test.runIf(process.platform === "linux")("is sent and not kept on a full disk", async () => {
    // A file system without free space.
    const config = { ...api.config, dataDir: "/proc" };
    const { read } = openPictures({
      config,
      folders: pictureFolders(api.config),
      make: async () => Buffer.from("made"),
      onError: (error) => {
        throw error;
      },
    });
    const picture = await read(`${base}.avif`, { width: 480, waiter });
    expect(picture).toMatchObject({ content: Buffer.from("made"), keep: "forever" });
  });

  test("is sent also when it cannot be kept", async () => {
    await rm(made(), { recursive: true, force: true });
    await writeFile(made(), "no folder");
    const { read, reported } = openTestPictures({ make: async () => Buffer.from("made") });
    const picture = await read(`${base}.avif`, { width: 480, waiter });
    await rm(made());
    expect(picture).toMatchObject({ content: Buffer.from("made"), keep: "forever" });
    expect(reported).toEqual(["a picture was made but could not be kept"]);
  });
});
