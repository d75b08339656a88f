import { expect, test } from "vitest";
import { belongsToApi } from "./requestTarget.ts";

test.each(["/api", "/api/", "/api/products", "/api?x=1", "/uploads/v0.jpg", "/share/301.jpg?v=1"])(
  "%s belongs to the API",
  (url) => expect(belongsToApi(url)).toBe(true),
);

test.each([
  undefined,
  "/",
  "/apiary",
  "/allproducts?next=/api/",
  "/uploads-of-mine",
  "/shared",
  "//api/",
])("%s is a page's", (url) => expect(belongsToApi(url)).toBe(false));
