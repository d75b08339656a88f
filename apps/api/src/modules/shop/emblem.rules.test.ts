import { describe, expect, test } from "vitest";
import { emblemSvg, readEmblem } from "./emblem.rules.ts";

const svg = (inside: string, more = 'viewBox="0 0 20 24"'): string =>
  `<?xml version="1.0"?>\n<!-- Drawn by Asha -->\n<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`;

describe("an emblem", () => {
  test("is reduced to outlines and fills", () => {
    const read = readEmblem(
      svg(
        '<title>Kovai & Sons</title><g fill="#7A1FA2"><path d="M0 0h9v24H0z"/><rect x="1" y="2" width="3" height="4" style="fill:#fff"/></g><circle cx="5" cy="5" r="2" fill-rule="evenodd"/><polygon points="0,0 1,1 2,0"/><path fill="none" d="M0 0h1"/>',
      ),
    );
    expect(read).toEqual({
      kind: "paths",
      width: 20,
      height: 24,
      paths: [
        { d: "M0 0h9v24H0z", fill: "#7a1fa2" },
        { d: "M1 2h3v4h-3z", fill: "#ffffff" },
        { d: "M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z", fill: "currentColor", isEvenOdd: true },
        { d: "M0,0 1,1 2,0z", fill: "currentColor" },
      ],
    });
    expect(readEmblem(emblemSvg(read))).toEqual(read);
  });

  test.each([
    [svg("<script>alert(1)</script>"), "a script"],
    [svg("<title><script>alert(1)</script></title>"), "a script"],
    [svg('<path d="M0 0" onclick="alert(1)"/>'), "a script"],
    [svg('<path d="M0 0h1" fill="url(#a)"/>'), "refers to something else"],
    [svg('<image href="https://a.example/x.png"/>'), "refers to something else"],
    [svg('<use xlink:href="#a"/>'), "refers to something else"],
    [svg("<foreignObject/>"), "<foreignObject>"],
    [svg("<style>path{}</style>"), "<style>"],
    [svg("<text>Kovai</text>"), "<text>"],
    [svg('<path d="M0 0h1" transform="scale(2)"/>'), "a transform"],
    [svg('<path d="M0 0h1;alert"/>'), "cannot be used"],
    [svg('<path d="M0 0h1" fill="rebeccapurple"/>'), "use colours as #rrggbb"],
    [svg('<path d="M0 0h1" fill="none"/>'), "no filled shape"],
    [svg('<path d="M0 0h1"/>', ""), "cannot be used"],
    [svg('<path d="M0 0h1"/>', 'viewBox="-1 0 2 2"'), "does not begin at 0 0"],
    ['<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', "no plain SVG"],
    ["<svg><path d='M0 0h1'/>", "not complete"],
    ["<html></html>", "<html>"],
    ["no SVG at all", "contains text"],
    ["", "no SVG"],
  ])("%s is refused", (text, reason) => {
    expect(() => readEmblem(text)).toThrow(reason);
  });
});
