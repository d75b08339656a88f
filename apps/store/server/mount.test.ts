import { expect, test } from "vitest";
import { belongsToApi } from "./mount.ts";

test.each(["/api", "/api/", "/api/products", "/api?x=1", "/uploads/v0.jpg"])(
  "%s belongs to the API",
  (url) => expect(belongsToApi(url)).toBe(true),
);

test.each([undefined, "/", "/apiary", "/allproducts?next=/api/", "/uploads-of-mine", "//api/"])(
  "%s is a page's",
  (url) => expect(belongsToApi(url)).toBe(false),
);
