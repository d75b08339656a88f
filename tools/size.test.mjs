import { describe, expect, it } from "vitest";
import { deskFilesOf, filesOf, checkSizes } from "./size.mjs";

const home = "src/demo/home/HomePage.tsx";
const other = "src/routes/other/OtherPage.tsx";

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
  [other]: { file: "other.js", css: ["other.css"], dynamicImports: ["Wall.island.tsx"] },
  "Wall.island.tsx": { file: "wall.js", css: ["wall.css"] },
  "carousel.ts": { file: "carousel.js", css: ["carousel.css"] },
  "src/Menu.tsx": { file: "menu.js" },
};

const page = { path: "/", source: home };
const budgets = {
  js: 40,
  css: 30,
  loadsByItself: { "/": ["carousel.ts"] },
  exceptions: {},
  onInteraction: ["src/Menu.tsx"],
};
const ten = () => 10;
const faultsOf = (changes, pages = [page]) =>
  checkSizes(manifest, pages, { ...budgets, ...changes }, ten).faults;

describe("size of a page", () => {
  it("counts entry, chunk, their imports and what loads by itself, each file once", () => {
    expect(filesOf(manifest, page, budgets)).toEqual({
      js: ["entry.js", "react.js", "home.js", "carousel.js"],
      css: ["entry.css", "home.css", "carousel.css"],
      unlisted: [],
    });
  });

  it("counts the CSS alone of a server-only island", () => {
    const { js, css } = filesOf(manifest, { path: "/other", source: other }, budgets);
    expect(js).toEqual(["entry.js", "react.js", "other.js"]);
    expect(css).toEqual(["entry.css", "other.css", "wall.css"]);
  });

  it("is right up to its budget and wrong one byte above, on every page", () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ js: 39 })).toEqual(["/: js is 1 bytes over"]);
    const second = { path: "/other", source: other };
    expect(faultsOf({ js: 29 }, [page, second])).toEqual([
      "/: js is 11 bytes over",
      "/other: js is 1 bytes over",
    ]);
  });

  it("lets a page have a budget of its own that says why", () => {
    expect(
      faultsOf({ js: 30, exceptions: { "/": { js: 40, why: "It moves by itself." } } }),
    ).toEqual([]);
    expect(faultsOf({ js: 30, exceptions: { "/": { js: 40 } } })).toEqual([
      "/: an exception says why",
    ]);
  });

  it("refuses a chunk that is not listed", () => {
    expect(faultsOf({ onInteraction: [] })).toEqual([
      expect.stringContaining("src/Menu.tsx loads later"),
    ]);
  });

  it("refuses names that neither the build nor the URL table has", () => {
    expect(faultsOf({ onInteraction: ["src/Menu.tsx", "src/Gone.tsx"] })).toEqual([
      expect.stringContaining("src/Gone.tsx is not in the build"),
    ]);
    expect(faultsOf({ exceptions: { "/gone": { js: 1, why: "It was." } } })).toEqual([
      expect.stringContaining("/gone is in tools/budgets.json"),
    ]);
    expect(() => faultsOf({}, [{ ...page, source: "src/Gone.tsx" }])).toThrow(
      "src/Gone.tsx is not in the build",
    );
  });
});

it("a page of the desk loads the entry, its chunk and their imports, each file once", () => {
  expect(deskFilesOf(manifest, home)).toEqual({
    js: ["entry.js", "react.js", "home.js"],
    css: ["entry.css", "home.css"],
  });
});
