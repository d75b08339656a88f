import { expect, test } from "vitest";
import { pictureUrl } from "./pictureUrl.ts";

test.each([
  ["saree--red.720x900.0123abcd.webp", undefined, "?w=160"],
  ["saree--red.900x1800.0123abcd.webp", undefined, "?w=160"],
  // A frame of 160 x 200 pixels shows a quarter of a picture of 3:1.
  ["saree--red.1440x480.0123abcd.webp", undefined, "?w=720"],
  ["saree--red.2880x480.0123abcd.webp", { width: 320, height: 400 }, ""],
  ["saree--red.1440x480.0123abcd.webp", { width: 320, height: 0 }, "?w=320"],
  ["saree.webp", undefined, "?w=160"],
])("of %s in the frame %j is asked '%s'", (name, frame, query) => {
  expect(pictureUrl(name, frame)).toBe(`/uploads/${name}${query}`);
  expect(pictureUrl(`/uploads/${name}`, frame)).toBe(`/uploads/${name}${query}`);
});

test("a picture of another place is one file", () => {
  expect(pictureUrl("/assets/saree.1440x480.0123abcd.webp")).toBe(
    "/assets/saree.1440x480.0123abcd.webp",
  );
});
