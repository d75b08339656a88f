/**
 * `pnpm lighthouse`: audits home, catalogue and product page of the built shop, for mobile
 * and desktop, with simulated throttling. Prints the run with the median score for `performance`: scores, times and
 * failed audits. Counts the pages within the limits, and exits with 1 when one is below. npx downloads Lighthouse on
 * demand, so it is no dependency.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { requireBrowser } from "./browser.mjs";
import { freePort } from "./freePort.mjs";
import { openCount } from "./outcome.mjs";
import { root } from "./sources.mjs";

const version = "13.5.0";
/** Audits of each page on each device. */
const RUNS = 3;
const limits = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** Times in ms that are printed next to the scores. */
const times = [
  ["FCP", "first-contentful-paint"],
  ["LCP", "largest-contentful-paint"],
  ["TBT", "total-blocking-time"],
];
const devices = { phone: [], desk: ["--preset=desktop"] };

/** Starts the shop on temporary data. Resolves when it listens. */
const startShop = async (dataDir) => {
  const port = await freePort();
  const shop = spawn(
    process.execPath,
    ["--conditions=compiled", path.join(root, "tools/start.mjs")],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise((resolve, reject) => {
    shop.once("exit", () => reject(new Error("The shop did not start.")));
    shop.stdout.on("data", (output) => String(output).includes("is open at") && resolve());
  });
  shop.removeAllListeners("exit");
  return { shop, url: `http://localhost:${port}` };
};

const audit = (url, flags, report, browser) =>
  new Promise((resolve, reject) => {
    const lighthouse = spawn(
      "npx",
      [
        "-y",
        `lighthouse@${version}`,
        url,
        "--quiet",
        "--throttling-method=simulate",
        `--only-categories=${Object.keys(limits).join(",")}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking",
        "--output=json",
        `--output-path=${report}`,
        ...flags,
      ],
      { env: { ...process.env, CHROME_PATH: browser }, stdio: ["ignore", "inherit", "inherit"] },
    );
    lighthouse.once("error", reject);
    lighthouse.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}`)),
    );
  });

/**
 * Retries when Lighthouse loses the start of its trace and returns no report. Fails after the third such run in a row.
 */
const auditWithRetries = async (url, flags, report, browser, attemptsLeft = 3) => {
  try {
    await audit(url, flags, report, browser);
  } catch (error) {
    if (attemptsLeft <= 1) throw error;
    await auditWithRetries(url, flags, report, browser, attemptsLeft - 1);
  }
};

/** Returns a report's scores in percent, and the titles of the audits that lower them. */
export const readReport = ({ categories, audits }) => {
  const kinds = Object.keys(limits);
  return {
    scores: Object.fromEntries(
      kinds.map((kind) => [kind, Math.round((categories[kind].score ?? 0) * 100)]),
    ),
    times: times.map(([name, id]) => `${name} ${Math.round(audits[id]?.numericValue ?? 0)}`),
    failed: kinds.flatMap((kind) =>
      categories[kind].auditRefs
        .filter(
          ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9,
        )
        .map(({ id }) =>
          [kind, audits[id].title, audits[id].displayValue].filter(Boolean).join(": "),
        ),
    ),
  };
};

/** Returns the report with the median score for performance, of an even number the slower one. */
export const medianReport = (reports) =>
  reports.toSorted((one, other) => one.scores.performance - other.scores.performance)[
    Math.floor((reports.length - 1) / 2)
  ];

/** Returns the names of the limits that a report violates. */
export const violatedLimits = ({ scores }) =>
  Object.keys(limits).filter((kind) => scores[kind] < limits[kind]);

const productPath = async (url) => {
  const products = await (await fetch(`${url}/api/products`)).json();
  return `/product-details/${products[0].productId}`;
};

const auditPages = async (url, { folder, browser }) => {
  const count = openCount();
  console.info(`Lighthouse ${version}, simulated throttling, median of ${RUNS}, times in ms`);
  for (const pathname of ["/", "/allproducts", await productPath(url)])
    for (const [device, flags] of Object.entries(devices)) {
      const reports = [];
      while (reports.length < RUNS) {
        const report = path.join(folder, "report.json");
        await auditWithRetries(url + pathname, flags, report, browser);
        reports.push(readReport(JSON.parse(await readFile(report, "utf8"))));
      }
      const median = medianReport(reports);
      const scores = Object.entries(median.scores).map(([kind, score]) => `${kind} ${score}`);
      const figures = [...scores, ...median.times].join("  ");
      console.info(`${device.padEnd(6)} ${pathname.padEnd(50)} ${figures}`);
      for (const fault of median.failed) console.info(`         ${fault}`);
      count.judge(violatedLimits(median).length === 0);
    }
  count.end();
};

const check = async () => {
  const browser = requireBrowser();
  const folder = await mkdtemp(path.join(tmpdir(), "pallu-lighthouse-"));
  const { shop, url } = await startShop(path.join(folder, "data"));
  const stopped = new Promise((resolve) => shop.once("exit", resolve));
  try {
    await auditPages(url, { folder, browser });
  } finally {
    shop.kill("SIGTERM");
    await stopped;
    await rm(folder, { recursive: true, force: true });
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await check();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
