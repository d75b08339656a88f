import { expect, test } from "vitest";
import { classifyClick } from "./links.rules.ts";

const click = { href: "/cart", target: "", download: false, button: 0, taken: false };

test("a plain click on a path of the shop is a client-side navigation", () => {
  expect(classifyClick({ ...click, href: "/product-details/a?variant=b" })).toEqual({
    kind: "shop",
    path: "/product-details/a?variant=b",
  });
});

test("[FTR-05] [FTR-06] a '#' link is a placeholder", () => {
  expect(classifyClick({ ...click, href: "#" })).toEqual({ kind: "nowhere" });
});

test.each([
  ["a middle click", { button: 1 }],
  ["a click with a modifier, or one whose default was prevented", { taken: true }],
  ["a new tab", { target: "_blank" }],
  ["a download", { download: true }],
  ["another site", { href: "https://example.com/" }],
  ["another site without a scheme", { href: "//example.com/" }],
  ["a fragment of the page", { href: "#content" }],
  ["a mail", { href: "mailto:a@b.co" }],
  ["the API's own pages", { href: "/api/docs" }],
])("%s is left to the browser", (_what, change) => {
  expect(classifyClick({ ...click, ...change })).toEqual({ kind: "browser" });
});

test.each([
  ["/team/", "/team"],
  ["/team//", "/team"],
  ["/blog-details-v1//2/?from=home#top", "/blog-details-v1/2?from=home#top"],
  ["/?q=a//b/", "/?q=a//b/"],
])("%s is normalised to %s", (href, path) => {
  expect(classifyClick({ ...click, href })).toEqual({ kind: "shop", path });
});
