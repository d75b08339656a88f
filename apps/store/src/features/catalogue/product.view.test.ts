import { expect, test } from "vitest";
import { galleryFitOf } from "./product.view.ts";

test.each([
  ["/uploads/v.720x900.0123abcd.webp", "cover"],
  ["/uploads/v.1440x1800.0123abcd.webp", "cover"],
  ["/uploads/v.1200x1800.0123abcd.webp", "contain"],
  ["/uploads/v.900x1200.0123abcd.webp", "contain"],
  ["/uploads/v.1200x1200.0123abcd.webp", "contain"],
  ["/uploads/v.2000x700.0123abcd.webp", "contain"],
  // The proportions are unknown.
  ["/uploads/other-host.jpg", "cover"],
  [null, "cover"],
])("the gallery shows %s with %s", (src, fit) => {
  expect(galleryFitOf(src)).toBe(fit);
});
