import { expect, test } from "vitest";
import { limitZoom, pinchOf, unzoomed, zoomTo } from "./lightbox.rules.ts";

const picture = { width: 400, height: 500 };
const viewport = { width: 800, height: 500 };

test("the place under the pointer stays there", () => {
  const zoom = zoomTo(unzoomed, 2, { x: 50, y: -20 });
  expect(zoom).toEqual({ scale: 2, x: -50, y: 20 });
  expect(zoomTo(zoom, 1, { x: 50, y: -20 })).toEqual(unzoomed);
});

test.each([
  [0.2, 1],
  [9, 3],
])("scale %d is limited to %d", (wanted, scale) => {
  expect(zoomTo(unzoomed, wanted, { x: 0, y: 0 }).scale).toBe(scale);
});

test("a side that fits is centred, a longer one ends at the viewport's edge", () => {
  expect(limitZoom({ scale: 2, x: 90, y: 900 }, picture, viewport)).toEqual({
    scale: 2,
    x: 0,
    y: 250,
  });
  expect(limitZoom({ scale: 3, x: -900, y: -900 }, picture, viewport)).toEqual({
    scale: 3,
    x: -200,
    y: -500,
  });
});

test("two pointers have a distance and a centre", () => {
  expect(pinchOf({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ distance: 50, x: 15, y: 20 });
});
