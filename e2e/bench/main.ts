/**
 * `pnpm bench:web`: touches the controls that a visitor may touch first, on an emulated slow phone, 300 ms after the
 * first paint, at hydration and at rest. Prints the median time in ms until a first change and until the result are
 * painted, the longest event duration, and the requests that it took.
 *
 *   --runs N       runs per cell, default 3
 *   --only TEXT    controls whose name contains the text
 *   --moments a,b  early, hydrated, rest
 *   --cpu N        slow-down of the processor, default 4
 *   --url URL      measures a running shop
 */
import { parseArgs } from "node:util";
import { openAccount } from "../account.ts";
import { openBrowser } from "../browser.ts";
import { startShop } from "../startShop.ts";
import { controls } from "./controls.ts";
import { measureTouch, moments } from "./touch.ts";
import type { Phone, TouchResult } from "./touch.ts";

const LIMIT_MS = 100;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    moments: { type: "string", default: moments.join(",") },
    cpu: { type: "string", default: "4" },
    url: { type: "string" },
  },
});

const phone: Phone = { bitsPerSecond: 1.6e6, latencyMs: 150, cpu: Number(values.cpu) };

const median = (figures: number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

const cell = (results: readonly TouchResult[]): { text: string; acknowledged: number } => {
  const of = (field: keyof TouchResult) => median(results.map((result) => result[field]));
  const kilobytes = (of("bytes") / 1024).toFixed(0);
  const times = [of("acknowledged"), of("answered"), of("inp")].map((time) =>
    Number.isFinite(time) ? String(Math.round(time)) : "never",
  );
  return {
    acknowledged: of("acknowledged"),
    text: `${times.join(" / ")} (${of("requests")}, ${kilobytes} kB)`,
  };
};

const productPath = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/product-variants`);
  const { data } = (await response.json()) as {
    data: { productVariantId: string; productId: string; stockQuantity: number }[];
  };
  const found = data.find(({ stockQuantity }) => stockQuantity > 3);
  if (!found) throw new Error("No variant has enough stock.");
  return `/product-details/${found.productId}?variant=${found.productVariantId}`;
};

const run = async (url: string): Promise<number> => {
  const browser = await openBrowser();
  const selectedMoments = moments.filter((moment) => values.moments.split(",").includes(moment));
  let slow = 0;
  try {
    const product = await productPath(url);
    console.info(
      "ms until a change is painted / the result is painted / longest event (requests, bytes)\n",
    );
    console.info(
      `| control | ${selectedMoments.join(" | ")} |\n|---|${selectedMoments.map(() => "---:|").join("")}`,
    );
    for (const control of controls.filter(({ name }) => name.includes(values.only))) {
      const cells: string[] = [];
      for (const moment of selectedMoments) {
        const results: TouchResult[] = [];
        for (let index = 0; index < Number(values.runs); index++) {
          const options = control.isLoggedIn
            ? { storageState: (await openAccount(url)).storageState }
            : {};
          const address = url + control.path.replace("{product}", product);
          results.push(await measureTouch(browser, address, control, moment, phone, options));
        }
        const { text, acknowledged } = cell(results);
        if (!(acknowledged <= LIMIT_MS)) slow += 1;
        cells.push(text);
      }
      console.info(`| ${control.name} | ${cells.join(" | ")} |`);
    }
    console.info(`\n${slow} cells over ${LIMIT_MS} ms`);
  } finally {
    await browser.close();
  }
  return slow;
};

if (values.url === undefined) {
  const shop = await startShop({ SEED: "demo" });
  try {
    await run(shop.url);
  } finally {
    await shop.stop();
  }
} else await run(values.url.replace(/\/$/, ""));
