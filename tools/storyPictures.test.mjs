import sharp from "sharp";
import { expect, it } from "vitest";
import { planThumbnails, thumbnailOf } from "./storyPictures.mjs";

const story = (id, title) => ({ id, title, type: "story" });

it("plans the first story of each component and, at two widths, of each screen; omits foundations", () => {
  const plan = planThumbnails([
    { id: "a--docs", title: "Actions/A", type: "docs" },
    story("a--default", "Actions/A"),
    story("a--states", "Actions/A"),
    story("c--default", "Foundations/C"),
    story("s--default", "Screens/Store/S"),
  ]);
  expect(plan.map(({ file }) => file)).toEqual([
    "a--default--part-light.webp",
    "a--default--part-dark.webp",
    "s--default--desktop-light.webp",
    "s--default--desktop-dark.webp",
    "s--default--phone-light.webp",
    "s--default--phone-dark.webp",
  ]);
});

it("puts a component in the middle of its background and leaves its size", async () => {
  const mark = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#c00" } })
    .png()
    .toBuffer();
  const page = await sharp({ create: { width: 480, height: 320, channels: 3, background: "#fff" } })
    .composite([{ input: mark, left: 24, top: 24 }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(await thumbnailOf(page, "part"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x, y) => data[(y * info.width + x) * info.channels + 1] < 128;
  expect([info.width, info.height]).toEqual([192, 120]);
  expect([isRed(96, 60), isRed(79, 53), isRed(60, 60), isRed(96, 40)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it("keeps the colour of a page of one colour", async () => {
  const page = await sharp({ create: { width: 480, height: 320, channels: 3, background: "#eee" } })
    .png()
    .toBuffer();
  const { data } = await sharp(await thumbnailOf(page, "part"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.every((value) => Math.abs(value - 0xee) <= 2)).toBe(true);
});
