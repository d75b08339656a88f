import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { requireBrowser } from "../../tools/browser.mjs";
import { startShop } from "../harness/shopProcess.ts";
import type { ShopProcess } from "../harness/shopProcess.ts";
import { measureInBrowser } from "./browserFigures.ts";
import { countPages } from "./countPages.ts";
import { get, measureInTurns } from "./measureInTurns.ts";
import type { Served } from "./measureInTurns.ts";

/** Limits of the largest ÷ smallest catalogue. */
export const limits = { list: 1.15, search: 1.3 };

/**
 * Limits of the most expensive ÷ the cheapest of all sizes, which vary more than the largest ÷ the smallest. Matches of a
 * search or of several filters are counted one by one up to 10,000, so that the cost grows until there are as many.
 */
export const spreadLimits = {
  serverMs: { list: 1.4, counted: 1.8 },
  databaseMs: { list: 1.5, counted: 8 },
  bytes: { list: 1.15, counted: 1.3 },
};

export interface OpenShop extends Served {
  /** Number of products. */
  size: number;
  /** Starts the shop's process anew, on the same data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

/** Counts a figure as within its limit or not. */
type Judge = (isWithin: boolean) => void;

const printed: string[] = [];

export const print = (text: string): void => {
  printed.push(text);
  console.info(text);
};

/**
 * Replaces the tables of a document between the comments `bench:catalogue <name>` by those that were printed, with date and
 * commit. Throws if the document has no such comments.
 */
export const writeTables = (document: string, name: string, lines = printed): string => {
  const [begin, end] = [`<!-- bench:catalogue ${name} -->`, `<!-- /bench:catalogue ${name} -->`];
  const [before, rest] = document.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined)
    throw new Error(`The document has no tables of the name ${name}.`);
  const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" });
  const date = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  const tables = lines
    .flatMap((text) => text.split("\n"))
    .filter((line) => line.startsWith("|"))
    // An empty line before the head of each table.
    .flatMap((line, index, all) =>
      /^\|(?: -+ \|)+$/.test(all[index + 1] ?? "") ? ["", line] : [line],
    );
  const measured = `Measured on ${date} (commit ${commit.trim()}).`;
  return `${before}${begin}\n\n${measured}\n${tables.join("\n")}\n\n${end}${after}`;
};

export const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

export const printHead = (cells: readonly string[]): void => {
  print(`\n${row(cells)}`);
  print(row(cells.map(() => "---")));
};

/** Connections at which pages are counted. */
const CONNECTIONS = [8, 64, 256];
const REQUESTS = 512;

/**
 * Requests each page at several numbers of connections, from a shop just started and from a warm one, and prints the counts.
 * No response of status 200 may lack products.
 */
export const comparePagesUnderLoad = async (
  open: OpenShop,
  pages: readonly string[],
  judge: Judge,
): Promise<void> => {
  for (const state of ["just started", "warm"]) {
    for (const path of pages) {
      for (const connections of CONNECTIONS) {
        if (state === "just started") await open.restart();
        const { complete, busy, incomplete, other } = await countPages(open.shop.client, {
          requests: REQUESTS,
          connections,
          pathOf: () => path,
          isComplete: ({ text }) => text.includes("/product-details/"),
        });
        const without = incomplete + other;
        judge(complete > 0 && without === 0);
        print(
          row([
            `${open.size}`,
            state,
            path,
            `${connections}`,
            `${complete}`,
            `${busy}`,
            `${without}`,
          ]),
        );
      }
    }
  }
};

/** Limit of the processor time of a cached page ÷ that of a static server that sends the same bytes. */
const STATIC_LIMIT = 3;

const startStatic = async (body: string): Promise<ShopProcess> =>
  startShop({ BODY: body }, fileURLToPath(new URL("./staticServer.ts", import.meta.url)));

/** Prints the processor time of each page beside that of a static server, and judges their ratio. */
export const compareStatic = async (
  open: OpenShop,
  pages: readonly string[],
  requests: number,
  judge: Judge,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "pallu-bench-"));
  try {
    for (const path of pages) {
      const file = join(folder, "page.html");
      await writeFile(file, (await get(open.shop.client, path)).text);
      const staticServer = await startStatic(file);
      try {
        const served = { shop: staticServer, folder: "none", write: open.write };
        const [own, other] = await measureInTurns([open, served], { name: path, path }, requests);
        const ratio = (own?.serverMs ?? 0) / (other?.serverMs ?? 1);
        judge(ratio <= STATIC_LIMIT);
        print(
          row([
            path,
            (own?.serverMs ?? 0).toFixed(2),
            (other?.serverMs ?? 0).toFixed(2),
            ratio.toFixed(2),
            `${STATIC_LIMIT}${ratio > STATIC_LIMIT ? " exceeded" : ""}`,
          ]),
        );
      } finally {
        await staticServer.stop();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Prints what each page costs a browser, and judges the ratio of the largest catalogue to the smallest. */
export const compareInBrowser = async (
  shops: readonly OpenShop[],
  pages: readonly string[],
  loads: number,
  judge: Judge,
): Promise<void> => {
  const browser = await chromium.launch({
    args: ["--no-sandbox"],
    executablePath: requireBrowser(),
  });
  try {
    for (const path of pages) {
      const origins = shops.map(({ shop }) => shop.origin);
      const figures = await measureInBrowser(browser, origins, path, loads);
      const limit = path.includes("q=") ? limits.search : limits.list;
      for (const name of ["bytes", "scriptMs", "elements"] as const) {
        const ratio = (figures.at(-1)?.[name] ?? 0) / (figures[0]?.[name] ?? 1);
        judge(ratio <= limit);
        print(
          row([
            `${path}, ${name}`,
            ...figures.map((figure) => figure[name].toFixed(0)),
            ratio.toFixed(2),
            `${limit}${ratio > limit ? " exceeded" : ""}`,
          ]),
        );
      }
    }
  } finally {
    await browser.close();
  }
};
