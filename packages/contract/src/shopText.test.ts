import { expect, it } from "vitest";
import { isShopLink, textBlocks, textFaults } from "./shopText.ts";

it("reads headings, lists, strong words and links", () => {
  const text =
    "# Return\nYou have **seven days**,\nsee [how](/terms).\n\n- One\n- [Two](https://a.example/)\n1. First\n### Small";
  expect(textBlocks(text)).toEqual([
    { kind: "heading", level: 2, inlines: [{ kind: "text", text: "Return" }] },
    {
      kind: "paragraph",
      inlines: [
        { kind: "text", text: "You have " },
        { kind: "strong", text: "seven days" },
        { kind: "text", text: ", see " },
        { kind: "link", text: "how", href: "/terms" },
        { kind: "text", text: "." },
      ],
    },
    {
      kind: "list",
      isOrdered: false,
      items: [
        [{ kind: "text", text: "One" }],
        [{ kind: "link", text: "Two", href: "https://a.example/" }],
      ],
    },
    { kind: "list", isOrdered: true, items: [[{ kind: "text", text: "First" }]] },
    { kind: "heading", level: 3, inlines: [{ kind: "text", text: "Small" }] },
  ]);
});

it.each([
  "<b>bold</b>",
  "a <!-- b -->",
  "</p>",
  "![a](/b.jpg)",
  "```js",
  "[a](//b.example)",
  "[a](data:text/html,x)",
])("refuses %s", (line) => {
  expect(textFaults(`Fine.\n${line}`)).toMatchObject([{ line: 2 }]);
});

it.each([
  ["/contact", true],
  ["/allproducts?q=silk#top", true],
  ["https://a.example/b", true],
  ["mailto:help@a.example", true],
  ["tel:+914225550142", true],
  ["http://a.example", false],
  ["//a.example", false],
  ["/\\a.example", false],
  ["/api/orders", false],
  ["JAVASCRIPT:alert(1)", false],
  [" /contact", false],
  ["/a\nb", false],
])("the link %j is allowed: %s", (href, isAllowed) => {
  expect(isShopLink(href)).toBe(isAllowed);
});
