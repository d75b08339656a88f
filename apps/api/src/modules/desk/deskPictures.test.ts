import { randomBytes } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days } from "../../clock.ts";
import { createTestApi } from "../../testing/index.ts";
import type { StaffMember, TestApi } from "../../testing/index.ts";
import { variants } from "../catalogue/catalogue.tables.ts";
import { dropUnusedPictures } from "../catalogue/pictureUploads.service.ts";
import { deskFileEndpoints } from "./deskFiles.rules.ts";
import { deskPictureEndpoints } from "./deskPictures.rules.ts";
import { addPart } from "./incomingFiles.ts";

let api: TestApi;
let asha: StaffMember;
beforeAll(async () => {
  api = await createTestApi();
  asha = await api.staff("staff");
});
afterAll(() => api.close());

/** Sends a file, as the desk does, and asks for a picture of it. */
const upload = async (name: string, content: Buffer, shape?: "strip") => {
  const begun = await api.call(deskFileEndpoints.beginFile, {
    as: asha,
    body: { name, bytes: Math.max(1, content.length) },
  });
  expect(begun.status).toBe(201);
  const { id } = begun.body as { id: string };
  for (let offset = 0; offset < content.length; offset += 1024 * 1024)
    await addPart(api.config.dataDir, {
      id,
      offset,
      content: content.subarray(offset, offset + 1024 * 1024),
    });
  return api.call(deskPictureEndpoints.addPicture, { as: asha, body: { fileId: id, shape } });
};

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c2185b" } });

const stored = (image: string) => readFile(join(api.config.dataDir, "uploads", image));

describe("a picture that is uploaded", () => {
  test("is one WebP, upright, at most 1440 wide, without what the camera wrote, and served at once", async () => {
    const photo = await draw(2000, 1600)
      .withExif({ IFD0: { Make: "A camera" }, IFD3: { GPSLatitude: "11/1 1/1 1/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const answer = await upload("IMG 4711 (நிறம்).JPG", photo);
    expect(answer.status).toBe(201);
    const { image, width, height } = answer.body as {
      image: string;
      width: number;
      height: number;
    };
    expect([width, height]).toEqual([1440, 1800]);
    expect(image).toMatch(/^img-4711-[\da-f]{8}\.1440x1800\.[\da-f]{8}\.webp$/);
    const found = await sharp(await stored(image)).metadata();
    expect(found).toMatchObject({ format: "webp", width: 1440, height: 1800 });
    expect([found.exif, found.icc, found.orientation]).toEqual([undefined, undefined, undefined]);
    const served = await api.app.inject(`/uploads/${image}`);
    expect([served.statusCode, served.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect((await upload("Another name.jpg", photo)).body).toMatchObject({ width: 1440 });
  });

  test("of a cloth laid flat keeps more of its width, and a square one is cut by cards", async () => {
    const strip = await draw(4000, 400).png().toBuffer();
    expect((await upload("cloth.png", strip, "strip")).body).toMatchObject({ width: 2880 });
    const square = await draw(800, 800).png().toBuffer();
    expect((await upload("square.png", square)).body).toMatchObject({ isCut: true });
  });

  test("is listed, the newest first, in pages", async () => {
    const list = (query: string) =>
      api.call(
        {
          ...deskPictureEndpoints.listPictures,
          call: { method: "GET", path: `/api/desk/pictures${query}` },
        },
        { as: asha },
      );
    const { body } = await list("?limit=2");
    const { pictures, next } = body as { pictures: { image: string }[]; next: string };
    expect(pictures.map(({ image }) => image.split(".")[0])).toEqual(["square", "cloth"]);
    const rest = await list(`?after=${next}`);
    expect((rest.body as { pictures: object[] }).pictures).toHaveLength(2);
    expect((await list("?find=CLOTH")).body).toMatchObject({ pictures: [{}], next: null });
  });
});

/** A PNG of a few bytes that says it has 50,000 by 50,000 pixels. */
const bomb = async (): Promise<Buffer> => {
  const png = await draw(400, 400).png().toBuffer();
  png.writeUInt32BE(50_000, 16);
  png.writeUInt32BE(50_000, 20);
  return png;
};

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><script>alert(1)</script></svg>',
);

describe("a file that is no picture", () => {
  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ["drawing.jpg", () => svg, /its format is SVG, which is no photo/],
    [
      "page.png",
      () => Buffer.from("<html><script>alert(1)</script></html>"),
      /cannot be read as a picture/,
    ],
    ["noise.webp", () => randomBytes(5000), /cannot be read as a picture/],
    ["empty.jpg", () => Buffer.alloc(0), /has not arrived as a whole|the file is empty/],
    [
      "narrow.png",
      () => draw(200, 250).png().toBuffer(),
      /it is 200 pixels wide; 320 are the least/,
    ],
    ["bomb.png", bomb, /too many pixels|cannot be read|not complete/],
    [
      "half.jpg",
      async () => {
        const whole = await sharp(randomBytes(900 * 900 * 3), {
          raw: { width: 900, height: 900, channels: 3 },
        })
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      /the file is not complete: copy it again/,
    ],
    ["../../etc/photo.jpg", () => draw(400, 500).jpeg().toBuffer(), /without its folders/],
  ])("%s is refused in words, and nothing of it is kept", async (name, content, words) => {
    const before = await readdir(join(api.config.dataDir, "uploads"));
    const answer = await upload(name, await content());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(words) as string });
    expect(await readdir(join(api.config.dataDir, "uploads"))).toEqual(before);
  });

  test("with 60 MB is refused with the limit", async () => {
    const answer = await upload("huge.jpg", Buffer.alloc(60 * 1024 * 1024, 1));
    expect(answer).toMatchObject({
      status: 413,
      body: {
        code: "too_large",
        message: expect.stringMatching(/60 MB; 20 MB are the most/) as string,
      },
    });
  });
});

test("pictures that nothing uses are deleted after 30 days, those of products stay", async () => {
  const [used, unused] = await Promise.all(
    [1, 2].map(async (n) => {
      const answer = await upload(
        `photo-${n}.png`,
        await draw(400 + n, 500)
          .png()
          .toBuffer(),
      );
      return (answer.body as { image: string }).image;
    }),
  );
  await api.db.update(variants).set({ clothImage: used ?? "" });
  const drop = (after: number) =>
    dropUnusedPictures(api.db, api.config, new Date(api.clock.now().getTime() + after));
  expect(await drop(days(29))).toBe(0);
  await drop(days(31));
  const left = await readdir(join(api.config.dataDir, "uploads"));
  expect(left).toContain(used);
  expect(left).not.toContain(unused);
});
