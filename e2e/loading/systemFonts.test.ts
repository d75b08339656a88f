import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openBrowser, openPage } from "../browser.ts";
import { url } from "../fixtures.ts";
import { hasMoved, recordShifts, shiftsOf } from "./layoutShift.ts";
import { startSlowOrigin } from "./slowDocument.ts";

const { resolve } = createRequire(import.meta.url);

/** Returns the folder of a font's file. */
const folderOf = (name: string, weight: "400Regular" | "700Bold", file: string): string =>
  dirname(resolve(`@expo-google-fonts/${name}/${weight}/${file}.ttf`));

/** The fonts of a system, by the names of the system. Arimo and Tinos have the widths of Arial and Times New Roman. */
const systems: Record<string, { folders: string[]; fallbacks: string[] }> = {
  "Windows, macOS and iOS": {
    folders: [
      folderOf("arimo", "400Regular", "Arimo_400Regular"),
      folderOf("arimo", "700Bold", "Arimo_700Bold"),
      folderOf("tinos", "400Regular", "Tinos_400Regular"),
    ],
    fallbacks: ["Halant Fallback Times New Roman", "Hind Madurai Fallback Arial"],
  },
  Android: {
    folders: [
      folderOf("roboto", "400Regular", "Roboto_400Regular"),
      folderOf("roboto", "700Bold", "Roboto_700Bold"),
      folderOf("noto-serif", "400Regular", "NotoSerif_400Regular"),
    ],
    fallbacks: ["Halant Fallback Noto Serif", "Hind Madurai Fallback Roboto"],
  },
};

/** A page of every theme, and the layouts with most text. */
const paths = ["/", "/index-v2", "/index-v5", "/index-v6", "/allproducts", "/faq", "/login"];

test.for(Object.keys(systems))(
  "nothing moves when the fonts replace those of %s",
  { timeout: 120_000 },
  async (name) => {
    const { folders, fallbacks } = systems[name] ?? { folders: [], fallbacks: [] };
    const folder = await mkdtemp(join(tmpdir(), "pallu-fonts-"));
    const settings = join(folder, "fonts.conf");
    await writeFile(
      settings,
      `<fontconfig>${folders.map((path) => `<dir>${path}</dir>`).join("")}<cachedir>${folder}</cachedir></fontconfig>`,
    );
    const browser = await openBrowser({ FONTCONFIG_FILE: settings });
    const slow = await startSlowOrigin(url);
    const moved = [];
    for (const width of [360, 1280]) {
      const opened = await openPage(browser, slow.url, { viewport: { width, height: 800 } });
      const { page, context } = opened;
      await recordShifts(context);
      for (const path of paths) {
        const shifts = await shiftsOf(slow, page, path);
        if (hasMoved(shifts)) moved.push({ path, width, ...shifts });
      }
      const loaded = await page.evaluate(async (families) => {
        await Promise.allSettled(families.map((family) => document.fonts.load(`16px "${family}"`)));
        return [...document.fonts]
          .filter(({ family, status }) => family.includes("Fallback") && status === "loaded")
          .map(({ family }) => family.replaceAll('"', ""));
      }, fallbacks);
      expect(loaded).toEqual(expect.arrayContaining(fallbacks));
      expect(opened.faults).toEqual([]);
    }
    slow.close();
    await browser.close();
    await rm(folder, { recursive: true });
    expect(moved).toEqual([]);
  },
);
