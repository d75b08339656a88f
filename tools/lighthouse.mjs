/**
 * `pnpm lighthouse [--runs 3]`: home, catalogue and product page of the built shop by Lighthouse, as a phone and as a
 * desk, on a network and a processor that it computes (simulated throttling). The best of the runs counts: work that the
 * machine does beside them still costs points of `performance`. Prints the scores and the audits that fail; exits 1 below
 * the limits. Lighthouse itself is fetched by npx when it is needed and is no dependency of the shop.
 */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowser } from "./browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const version = "13.5.0";
const limits = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const devices = { phone: [], desk: ["--preset=desktop"] };

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Starts the shop on data of its own; resolves when it is open. */
const startShop = async (dataDir) => {
  const port = await freePort();
  const shop = spawn(process.execPath, [path.join(root, "tools/start.mjs")], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve, reject) => {
    shop.once("exit", () => reject(new Error("The shop did not start.")));
    shop.stdout.on("data", (said) => String(said).includes("is open at") && resolve());
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

/** Now and then the tool loses the beginning of its own recording and gives no report; the third such run in a row counts. */
const auditAgain = async (url, flags, report, browser, tries = 3) => {
  try {
    await audit(url, flags, report, browser);
  } catch (error) {
    if (tries <= 1) throw error;
    await auditAgain(url, flags, report, browser, tries - 1);
  }
};

/** Scores of a report in percent, and the titles of its audits that cost something. */
export const readReport = ({ categories, audits }) => {
  const kinds = Object.keys(limits);
  return {
    scores: Object.fromEntries(
      kinds.map((kind) => [kind, Math.round((categories[kind].score ?? 0) * 100)]),
    ),
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

/** The better of two reports: first the one that keeps more limits, then the quicker one. */
export const better = (one, other) => {
  if (!one) return other;
  const kept = ({ scores }) => Object.keys(limits).filter((kind) => scores[kind] >= limits[kind]);
  const difference = kept(one).length - kept(other).length;
  return difference > 0 || (difference === 0 && one.scores.performance >= other.scores.performance)
    ? one
    : other;
};

/** Names of the limits that a report does not keep. */
export const broken = ({ scores }) =>
  Object.keys(limits).filter((kind) => scores[kind] < limits[kind]);

const productPath = async (url) => {
  const products = await (await fetch(`${url}/api/products`)).json();
  return `/product-details/${products[0].productId}`;
};

const judge = async (url, { folder, browser, runs }) => {
  let isKept = true;
  console.info(`Lighthouse ${version}, simulated throttling, best of ${runs}`);
  for (const at of ["/", "/allproducts", await productPath(url)])
    for (const [device, flags] of Object.entries(devices)) {
      let best = null;
      for (let run = 0; run < runs && (!best || broken(best).length > 0); run += 1) {
        const report = path.join(folder, "report.json");
        await auditAgain(url + at, flags, report, browser);
        best = better(best, readReport(JSON.parse(await readFile(report, "utf8"))));
      }
      const scores = Object.entries(best.scores).map(([kind, score]) => `${kind} ${score}`);
      console.info(`${device.padEnd(6)} ${at.padEnd(50)} ${scores.join("  ")}`);
      for (const fault of best.failed) console.info(`         ${fault}`);
      if (broken(best).length > 0) isKept = false;
    }
  return isKept;
};

const check = async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error("--runs is a number from 1 on.");
  const browser = findBrowser();
  if (!browser) throw new Error("No Chromium was found; name one by CHROMIUM_PATH.");
  const folder = await mkdtemp(path.join(tmpdir(), "pallu-lighthouse-"));
  const { shop, url } = await startShop(path.join(folder, "data"));
  const stopped = new Promise((resolve) => shop.once("exit", resolve));
  try {
    process.exitCode = (await judge(url, { folder, browser, runs })) ? 0 : 1;
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
