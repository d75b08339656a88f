import { expect, test } from "vitest";
import { assetsOf } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";

const manifest: Manifest = {
  "index.html": { file: "entry.js", isEntry: true, imports: ["_shop.js"], css: ["entry.css"] },
  "_shop.js": { file: "shop.js", css: ["shop.css"], imports: ["index.html"] },
  "_grid.js": { file: "grid.js", css: ["grid.css"], imports: ["_shop.js"] },
  "page.tsx": { file: "page.js", css: ["page.css"], imports: ["index.html", "_grid.js"] },
  "_icons.js": { file: "icons.js", css: ["icons.css"] },
  "part.tsx": { file: "part.js", css: ["part.css"], imports: ["_grid.js", "_icons.js"] },
  "bare.tsx": { file: "bare.js" },
};

test("a page has its own styles and scripts and those that it imports, the imported first", () => {
  expect(assetsOf(manifest, ["page.tsx"])).toEqual({
    styles: ["grid.css", "page.css"],
    scripts: ["grid.js", "page.js"],
  });
});

test("what the entry brings is left out, and chunks that import each other end", () => {
  expect(assetsOf(manifest, ["index.html"])).toEqual({ styles: [], scripts: [] });
});

test("of a part that is never hydrated only the styles are fetched, each once", () => {
  expect(assetsOf(manifest, ["page.tsx"], ["part.tsx"])).toEqual({
    styles: ["grid.css", "page.css", "icons.css", "part.css"],
    scripts: ["grid.js", "page.js"],
  });
});

test("a page without styles, and one that the build does not know", () => {
  expect(assetsOf(manifest, ["bare.tsx"])).toEqual({ styles: [], scripts: ["bare.js"] });
  expect(assetsOf(manifest, ["gone.tsx"], ["gone-too.tsx"])).toEqual({ styles: [], scripts: [] });
});
