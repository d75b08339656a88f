import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { compareFolders, comparePictures } from "./visual.compare.mjs";
import { reportPage } from "./visual.report.mjs";
import { planPictures } from "./visual.shoot.mjs";

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
      changed: [{ key: "other", pixels: 4 }],
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

  it("gives the whole list back when Escape clears the filter", () => {
    const changed = ["Actions/Badge", "Forms/Field"].map((title, at) => ({
      ...picture,
      key: `${at}`,
      title,
      pixels: 1,
    }));
    const { window } = new JSDOM(reportPage({ ...outcome, changed }), {
      runScripts: "dangerously",
      url: "http://localhost/",
      beforeParse: ({ Element }) => {
        Element.prototype.scrollIntoView = () => {};
      },
    });
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
