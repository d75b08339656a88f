import { describe, expect, it } from "vitest";
import { filesOf, judgeSizes } from "./size.mjs";

const home = "src/routes/home/HomePage.tsx";

const manifest = {
  "index.html": {
    file: "entry.js",
    isEntry: true,
    imports: ["_react.js"],
    css: ["entry.css"],
    dynamicImports: [home, "src/Menu.tsx"],
  },
  "_react.js": { file: "react.js" },
  [home]: {
    file: "home.js",
    imports: ["_react.js"],
    css: ["home.css"],
    dynamicImports: ["carousel.ts"],
  },
  "carousel.ts": { file: "carousel.js", css: ["carousel.css"] },
  "src/Menu.tsx": { file: "menu.js" },
};

const route = { chunks: [home], loadsByItself: ["carousel.ts"], servedOnly: [], js: 40, css: 30 };
const budgets = { routes: { "/": route }, onInteraction: ["src/Menu.tsx"] };
const ten = () => 10;

describe("size of a route", () => {
  it("counts entry, chunk, their imports and what loads by itself, each file once", () => {
    expect(filesOf(manifest, route, budgets.onInteraction)).toEqual({
      js: ["entry.js", "react.js", "home.js", "carousel.js"],
      css: ["entry.css", "home.css", "carousel.css"],
      unplaced: [],
    });
  });

  it("counts the CSS alone of what is only served", () => {
    const served = { ...route, loadsByItself: [], servedOnly: ["carousel.ts"] };
    const { js, css } = filesOf(manifest, served, budgets.onInteraction);
    expect(js).toEqual(["entry.js", "react.js", "home.js"]);
    expect(css).toContain("carousel.css");
  });

  it("is right up to its budget and wrong one byte above", () => {
    expect(judgeSizes(manifest, budgets, ten).faults).toEqual([]);
    const tight = { ...budgets, routes: { "/": { ...route, js: 39 } } };
    expect(judgeSizes(manifest, tight, ten).faults).toEqual(["/: js is 1 bytes over"]);
  });

  it("refuses a chunk that nobody placed", () => {
    const { faults } = judgeSizes(manifest, { ...budgets, onInteraction: [] }, ten);
    expect(faults).toEqual([expect.stringContaining("src/Menu.tsx loads later")]);
  });

  it("refuses a budget that names a chunk which is not built", () => {
    const gone = { ...budgets, routes: { "/": { ...route, chunks: ["src/Gone.tsx"] } } };
    expect(() => judgeSizes(manifest, gone, ten)).toThrow("src/Gone.tsx is not in the build");
  });
});
