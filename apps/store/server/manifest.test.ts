import { expect, test } from "vitest";
import { assetsOf } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";

const manifest: Manifest = {
  "_shop.js": {
    file: "shop.js",
    css: ["shop.css"],
    imports: ["_react.js"],
    dynamicImports: ["home.tsx", "page.tsx", "Footer.island.tsx"],
  },
  "_react.js": { file: "react.js", imports: ["_shop.js"] },
  "_grid.js": { file: "grid.js", css: ["grid.css"], imports: ["_shop.js"] },
  "page.tsx": { file: "page.js", css: ["page.css"], imports: ["_shop.js", "_grid.js"] },
  "_icons.js": { file: "icons.js", css: ["icons.css"] },
  "Footer.island.tsx": { file: "footer.js", css: ["footer.css"], imports: ["_icons.js"] },
  "home.tsx": {
    file: "home.js",
    imports: ["_shop.js"],
    dynamicImports: ["Home.island.tsx", "menu.tsx"],
  },
  "Home.island.tsx": { file: "part.js", css: ["part.css"], imports: ["_grid.js", "_icons.js"] },
  "menu.tsx": { file: "menu.js", css: ["menu.css"] },
};

const entry = { styles: ["shop.css"], entries: ["shop.js"] };

test("a page has its own styles and scripts and those that it imports, the imported first", () => {
  expect(assetsOf(manifest, entry, ["page.tsx"])).toEqual({
    styles: ["shop.css", "grid.css", "page.css", "icons.css", "footer.css"],
    entries: ["shop.js"],
    scripts: ["react.js", "grid.js", "page.js"],
  });
});

test("of a part that is never hydrated only the styles are fetched, each once; of what loads later nothing", () => {
  expect(assetsOf(manifest, entry, ["home.tsx"])).toEqual({
    styles: ["shop.css", "grid.css", "icons.css", "part.css", "footer.css"],
    entries: ["shop.js"],
    scripts: ["react.js", "home.js"],
  });
});

test("a page that the build does not know adds nothing", () => {
  expect(assetsOf(manifest, entry, ["gone.tsx"])).toEqual({ ...entry, scripts: [] });
});
