import { expect, test } from "vitest";
import { shopPathOf } from "./links.rules.ts";

test.each([
  ["/product-details/a?variant=b", "/product-details/a?variant=b"],
  ["/team/", "/team"],
  ["/team//", "/team"],
  ["/blog-details-v1//2/?from=home#top", "/blog-details-v1/2?from=home#top"],
  ["/?q=a//b/", "/?q=a//b/"],
])("%s leads to %s in the shop", (href, path) => {
  expect(shopPathOf(href)).toBe(path);
});

test.each([
  ["another site", "https://example.com/"],
  ["another site without a scheme", "//example.com/"],
  ["a fragment of the page", "#content"],
  ["a mail", "mailto:a@b.co"],
  ["the API's own pages", "/api/docs"],
])("%s is left to the browser", (_what, href) => {
  expect(shopPathOf(href)).toBeNull();
});
