import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { cellsOf, compareFolders, comparePictures, shapeOf } from "./visual.compare.mjs";
import { reportPage } from "./visual.report.mjs";
import { planPictures } from "./visual.capture.mjs";

const story = (name, chromatic) => ({ id: `a--${name}`, title: "Actions/A", name, chromatic });
const light = { theme: "light", dir: "ltr" };

describe("the plan", () => {
  it("takes pictures only of stories that ask for them", () => {
    expect(
      planPictures([
        story("one", { modes: { Light: light } }),
        story("two", { disableSnapshot: true, modes: { Light: light } }),
        story("three", undefined),
      ]),
    ).toEqual([]);
  });

  it("has one for each mode that is not switched off", () => {
    const chromatic = {
      disableSnapshot: false,
      modes: {
        Light: { ...light, disable: true },
        "Light 360": { ...light, viewport: 360, disable: false },
      },
    };
    expect(planPictures([story("open", chromatic)])).toEqual([
      expect.objectContaining({
        key: "a--open--light-360",
        viewport: 360,
        forcedColors: "none",
        globals: light,
      }),
    ]);
  });

  it("says where colours are forced", () => {
    const chromatic = { disableSnapshot: false, forcedColors: "active", modes: { Light: light } };
    expect(planPictures([story("forced", chromatic)])).toEqual([
      expect.objectContaining({ forcedColors: "active", mode: "Light, forced colours" }),
    ]);
  });
});

const cloth = (mark = 0, height = 8) => {
  const pixels = Buffer.alloc(8 * height * 4, 255);
  for (let at = 0; at < mark * 4; at += 4) pixels.fill(0, at, at + 3);
  return sharp(pixels, { raw: { width: 8, height, channels: 4 } })
    .png()
    .toBuffer();
};

describe("two pictures", () => {
  it("of the same pixels do not differ", async () => {
    expect((await comparePictures(await cloth(3), await cloth(3))).pixels).toBe(0);
  });

  it("differ by the pixels that have changed, and show them", async () => {
    const { pixels, difference } = await comparePictures(await cloth(), await cloth(8));
    expect(pixels).toBe(8);
    expect(await sharp(difference).metadata()).toMatchObject({ width: 8, height: 8 });
  });

  it("differ when one is longer", async () => {
    expect((await comparePictures(await cloth(), await cloth(0, 10))).pixels).toBe(16);
  });
});

describe("the regions of a difference", () => {
  it("are boxes of pixels that are close to each other", async () => {
    const { regions } = await comparePictures(await cloth(), await cloth(3));
    expect(regions).toEqual([{ left: 0, top: 0, width: 3, height: 1 }]);
  });

  it("have the shape of most of them, in blocks of 4 px", () => {
    const corner = { left: 0, top: 0, width: 6, height: 5 };
    const one = { ...corner, width: 40 };
    expect(shapeOf([corner, { ...corner, width: 7, height: 7 }])).toBe("8 × 8 px");
    expect(shapeOf([corner, one, corner, one, { ...corner, width: 99 }, corner])).toBe(
      "40 × 8 px and 8 × 8 px",
    );
  });

  it("have another shape if they also differ in another way, so that this is not accepted with the rest", () => {
    const tag = { left: 0, top: 0, width: 68, height: 23 };
    const text = { ...tag, width: 98, height: 12 };
    expect(shapeOf([tag, tag, text])).not.toBe(shapeOf([tag, tag]));
  });

  it("name the cells of a story grid that contain them", () => {
    const box = { left: 0, top: 0, width: 10, height: 10 };
    const cells = [
      { name: "primary, focus", ...box },
      { name: "danger", ...box, left: 20 },
    ];
    expect(cellsOf([{ left: 8, top: 8, width: 4, height: 4 }], cells)).toEqual(["primary, focus"]);
  });
});

describe("two folders", () => {
  const folders = [];
  const folderOf = (files) => {
    const folder = mkdtempSync(path.join(tmpdir(), "pallu-visual-"));
    folders.push(folder);
    for (const [key, png] of Object.entries(files))
      writeFileSync(path.join(folder, `${key}.png`), png);
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it("are divided into what differs, what is new and what is gone", async () => {
    const before = folderOf({ same: await cloth(), other: await cloth(), gone: await cloth() });
    const after = folderOf({ same: await cloth(), other: await cloth(4), fresh: await cloth() });
    const differences = folderOf({});
    const keys = ["same", "other", "fresh"].map((key) => ({ key }));
    const known = ["same", "other", "gone"].map((key) => ({ key }));
    expect(await compareFolders({ before, after, differences }, keys, known)).toEqual({
      changed: [
        { key: "other", pixels: 4, shape: "4 × 4 px", cells: [], version: expect.any(String) },
      ],
      added: [{ key: "fresh" }],
      removed: [{ key: "gone" }],
    });
    expect(readdirSync(differences)).toEqual(["other.png"]);
  });
});

describe("the report", () => {
  const picture = { key: "a--b--light", title: "Actions/<A>", name: "B", mode: "Light" };
  const outcome = { base: "main (12345678)", count: 3, added: [], removed: [], faults: [] };

  it("names every changed story and escapes what it says", () => {
    const page = reportPage({ ...outcome, changed: [{ ...picture, pixels: 12 }] });
    expect(page).toContain("1 of 3 pictures differ");
    expect(page).toContain("Actions/&lt;A&gt; / B");
    expect(page).toContain(`href="difference/a--b--light.png"`);
  });

  it("shows what is new after, and what is gone before", () => {
    const page = reportPage({ ...outcome, changed: [], added: [picture], removed: [picture] });
    expect(page).toContain(`href="after/a--b--light.png"`);
    expect(page).toContain(`href="before/a--b--light.png"`);
  });

  it("has nothing to go through where nothing differs", () => {
    const page = reportPage({ ...outcome, changed: [], faults: ["a--b: gone <away>"] });
    expect(page).toContain("Nothing differs");
    expect(page).toContain("gone &lt;away&gt;");
    expect(page).not.toContain("<script>");
  });

  const openReport = (changed) => {
    const { window } = new JSDOM(reportPage({ ...outcome, changed }), {
      runScripts: "dangerously",
      url: "http://localhost/",
      beforeParse: ({ Element }) => {
        Element.prototype.scrollIntoView = () => {};
      },
    });
    const all = (selector) => [...window.document.querySelectorAll(selector)];
    return { window, all, textOf: (selector) => all(selector)[0].textContent };
  };
  const modes = ["Light", "Dark"].map((mode) => ({
    ...picture,
    id: "a--b",
    title: "A",
    mode,
    key: `a--b--${mode}`,
    pixels: 16,
    shape: "4 × 4 px",
    cells: ["primary, focus"],
    version: mode,
    globals: { theme: mode.toLowerCase() },
  }));
  const other = { ...modes[0], id: "c--d", key: "c--d--Light", title: "C", shape: "9 × 9 px" };

  it("has one row for each story, with its modes, in groups of equal differences", () => {
    const { all, textOf } = openReport([other, ...modes]);
    expect(all("details").map((group) => group.querySelectorAll("li").length)).toEqual([1, 1]);
    expect(textOf("details summary")).toBe("4 × 4 px: one change in 2 pictures of one story");
    expect(textOf("details li")).toBe("A / B Light Dark");
  });

  it("names the cells that differ and links the story in its mode", () => {
    const { all, textOf } = openReport(modes);
    expect(textOf("#mode")).toBe("Light · 16 px · primary, focus · 1 of 2");
    expect(all("#story")[0].href).toContain("/?path=/story/a--b&globals=theme:light");
  });

  it("keeps marks until the picture differs in another way", () => {
    const { window, all, textOf } = openReport(modes);
    window.document.dispatchEvent(new window.KeyboardEvent("keydown", { key: "a", bubbles: true }));
    expect(textOf("#progress")).toBe("1 accepted, 0 to discuss, 1 open");
    expect(window.localStorage.getItem("visual a--b--Light Light")).toBe("accepted");
    all("[data-mark=discuss]")[0].click();
    expect(textOf("#progress")).toBe("0 accepted, 1 to discuss, 1 open");
    all("[data-accept]")[0].click();
    expect(textOf("#progress")).toBe("2 accepted, 0 to discuss, 0 open");
  });

  it("gives the whole list back when Escape clears the filter", () => {
    const changed = ["Actions/Badge", "Forms/Field"].map((title, at) => ({
      ...picture,
      key: `${at}`,
      title,
      pixels: 1,
    }));
    const { window } = openReport(changed);
    const filter = window.document.querySelector("input[type=search]");
    const listed = () =>
      [...window.document.querySelectorAll("nav li:not([hidden]) span")].map(
        ({ textContent }) => textContent,
      );
    filter.value = "field";
    filter.dispatchEvent(new window.Event("input"));
    expect(listed()).toEqual(["Forms/Field / B"]);
    filter.dispatchEvent(new window.KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(filter.value).toBe("");
    expect(listed()).toEqual(["Actions/Badge / B", "Forms/Field / B"]);
    window.close();
  });
});
