/**
 * `pnpm bench:web`: touches the controls that a visitor may touch first, on an emulated slow phone, 300 ms after the
 * first paint, at hydration and at rest. Prints the median time in ms until a first change and until the result are
 * painted, the longest event duration, and the requests that it took. The first row is a `details` of a static page, the
 * least that a touch can open; × is the ratio to it.
 *
 * Before that it loads home, catalogue and a product page. Exits with 1 when one of them shifts, when a touch has no result, and
 * when more than a tenth of the touches change nothing for 100 ms.
 *
 *   --loads N      loads of each page, default 5; 0 leaves them out
 *   --runs N       runs per cell of the touches, default 3; 0 leaves them out
 *   --only TEXT    controls whose name contains the text
 *   --moments a,b  early, blocked (early, scripts blocked), hydrated, rest; default all but blocked
 *   --cpu N        slow-down of the processor, default 4
 *   --kilobits N   speed of the line in kbit/s, default 1600
 *   --url URL      measures a running shop
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import type { Browser } from "playwright";
import { chromiumSwitches, requireBrowser, withWindows } from "../../tools/browser.mjs";
import { openCount } from "../../tools/outcome.mjs";
import { openAccount } from "../account.ts";
import { startShop } from "../startShop.ts";
import { controls, staticDetails } from "./controls.ts";
import { figureNames, measureLoads } from "./load.ts";
import { measureTouch, median, moments } from "./touch.ts";
import type { Moment, Phone, TouchResult } from "./touch.ts";

const LIMIT_MS = 100;
/** Most touches over the limit, as a share of all. */
const SLOW_SHARE = 0.1;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    loads: { type: "string", default: "5" },
    runs: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    moments: { type: "string", default: "early,hydrated,rest" },
    cpu: { type: "string", default: "4" },
    kilobits: { type: "string", default: "1600" },
    url: { type: "string" },
  },
});

const phone: Phone = {
  bitsPerSecond: Number(values.kilobits) * 1000,
  latencyMs: 150,
  cpu: Number(values.cpu),
};

const { judge, end } = openCount();

/** `least` is the time of the least that a touch can open, if it was measured. */
const cell = (results: readonly TouchResult[], least = 0) => {
  const of = (field: keyof TouchResult) => median(results.map((result) => result[field]));
  const kilobytes = (of("bytes") / 1024).toFixed(0);
  const times = [of("acknowledged"), of("answered"), of("inp")].map((time) =>
    Number.isFinite(time) ? String(Math.round(time)) : "never",
  );
  const ratio = least > 0 ? `, ${(of("answered") / least).toFixed(1)} ×` : "";
  return {
    isSlow: !(of("acknowledged") <= LIMIT_MS),
    isAnswered: results.every(({ answered }) => Number.isFinite(answered)),
    answered: of("answered"),
    text: `${times.join(" / ")} (${of("requests")}, ${kilobytes} kB${ratio})`,
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

const runLoads = async (browser: Browser, url: string, product: string): Promise<void> => {
  console.info(`| page | ${figureNames.join(" | ")} |\n|---|${"---:|".repeat(figureNames.length)}`);
  for (const path of ["/", "/allproducts", product]) {
    const { cells, isStill } = await measureLoads(browser, url + path, Number(values.loads), phone);
    console.info(`| ${path} | ${cells.join(" | ")} |`);
    judge(isStill);
  }
};

const run = async (url: string): Promise<void> => {
  const browser = await chromium.launch({ args: chromiumSwitches, executablePath });
  const selectedMoments = moments.filter((moment) => values.moments.split(",").includes(moment));
  let [touches, slow] = [0, 0];
  try {
    const product = await productPath(url);
    if (Number(values.loads) > 0) await runLoads(browser, url, product);
    if (Number(values.runs) === 0) return;
    console.info(
      "\nms until a change is painted / the result is painted / longest event (requests, bytes)\n",
    );
    console.info(
      `| control | ${selectedMoments.join(" | ")} |\n|---|${selectedMoments.map(() => "---:|").join("")}`,
    );
    const least = new Map<Moment, number>();
    for (const control of [
      staticDetails,
      ...controls.filter(({ name }) => name.includes(values.only)),
    ]) {
      const cells: string[] = [];
      for (const moment of selectedMoments) {
        const results: TouchResult[] = [];
        for (let index = 0; index < Number(values.runs); index++) {
          const options = control.isLoggedIn
            ? { storageState: (await openAccount(url)).storageState }
            : {};
          const address = url + control.path.replace("{product}", product);
          const result = await measureTouch(browser, address, control, moment, phone, options);
          if (result) results.push(result);
        }
        if (results.length === 0) {
          cells.push("not there");
          continue;
        }
        const { text, isSlow, isAnswered, answered } = cell(results, least.get(moment));
        if (control === staticDetails) least.set(moment, answered);
        touches += 1;
        if (isSlow) slow += 1;
        judge(isAnswered);
        cells.push(text);
      }
      console.info(`| ${control.name} | ${cells.join(" | ")} |`);
    }
    console.info(`\n${slow} of ${touches} cells over ${LIMIT_MS} ms, at most a tenth`);
    judge(slow <= touches * SLOW_SHARE);
  } finally {
    await browser.close();
  }
};

const executablePath = requireBrowser(withWindows);

if (values.url === undefined) {
  const shop = await startShop({ SEED: "demo" });
  try {
    await run(shop.url);
  } finally {
    await shop.stop();
  }
} else await run(values.url.replace(/\/$/, ""));
end();
