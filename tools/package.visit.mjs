/** Opens the scratch applications in Chromium. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { freePort } from "./freePort.mjs";

const { resolve } = createRequire(import.meta.url);
const axe = readFileSync(resolve("axe-core/axe.min.js"), "utf8");

export const looks = [
  { theme: "light", dir: "ltr", width: 1280 },
  { theme: "dark", dir: "ltr", width: 1280 },
  { theme: "light", dir: "rtl", width: 360 },
  { theme: "dark", dir: "rtl", width: 360 },
];

/** Starts a program that serves on a port. Returns its URL, and a function that stops. */
export const serveBy = async (app, argsOf) => {
  const port = await freePort();
  const server = spawn(process.execPath, argsOf(port), {
    cwd: app,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: "1" },
  });
  await new Promise((ready, fail) => {
    server.once("exit", () => fail(new Error("The application did not start.")));
    server.stdout.on("data", (text) => /ready/i.test(String(text)) && ready());
  });
  const close = () => {
    server.removeAllListeners("exit");
    server.kill();
  };
  return { url: `http://127.0.0.1:${port}`, close };
};

/** Returns what a visitor sees: styles and places of the main parts. */
const appearance = (page) =>
  page.evaluate(() =>
    ["h1", "header", "main form button", "main article, main li", "body"].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return `${selector} is missing`;
      const { fontFamily, color, backgroundColor, paddingInlineStart } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round);
      return [selector, fontFamily, color, backgroundColor, paddingInlineStart, ...box].join(" ");
    }),
  );

/** Removes the rules of a cascade layer. Runs in the page. Returns how many blocks there were. */
const removeLayer = (name) =>
  [...document.styleSheets]
    .flatMap((sheet) =>
      [...sheet.cssRules].filter((rule) => rule instanceof CSSLayerBlockRule && rule.name === name),
    )
    .map((rule) => {
      const { parentStyleSheet: sheet } = rule;
      sheet.deleteRule([...sheet.cssRules].indexOf(rule));
    }).length;

/** The colours of the brand whose style sheet the application with Tailwind imports. */
export const brand = [
  "light.action=#7a1fa2",
  "light.actionHover=#631985",
  "light.actionPress=#4f146a",
  "dark.action=#d9a6f0",
  "dark.actionHover=#e4bff5",
  "dark.actionPress=#cf92ea",
];
const actions = { light: "rgb(122, 31, 162)", dark: "rgb(217, 166, 240)" };

/**
 * Returns what is wrong beside Tailwind: buttons and utilities do not have the brand's colour, utilities do not apply, its reset applies to components, or a link of a component loads
 * the document again instead of asking the router.
 */
export const checkTailwind = async (page, { theme }) => {
  const faults = [];
  const found = await page.evaluate(() => {
    const styleOf = (selector) => getComputedStyle(document.querySelector(selector));
    const { padding, fontSize, backgroundColor } = styleOf("footer");
    return [padding, fontSize, backgroundColor, styleOf("[type=submit]").backgroundColor].join(
      "; ",
    );
  });
  const expected = ["32px", "36px", actions[theme], actions[theme]].join("; ");
  if (found !== expected) faults.push(`utilities and brand: ${found} instead of ${expected}`);
  const before = await appearance(page);
  if ((await page.evaluate(removeLayer, "base")) === 0) faults.push("Tailwind has no reset");
  for (const [at, line] of (await appearance(page)).entries())
    if (line !== before[at]) faults.push(`changed by the reset: ${line} → ${before[at]}`);
  await page.evaluate(() => (globalThis.isSameDocument = true));
  await page.getByRole("link", { name: "Delivery" }).click();
  const back = page.getByRole("link", { name: "Back to the shop" });
  await page.waitForURL(({ pathname }) => pathname === "/delivery");
  if (!(await page.evaluate(() => globalThis.isSameDocument)))
    return [...faults, "a link of a component loads the document again"];
  await back.click();
  await page.waitForURL(({ search, hash }) => search === "?from=delivery" && hash === "#sarees");
  return faults;
};

/** Returns the appearance before any script has run. */
const withoutScripts = async (context, url) => {
  const page = await context.newPage();
  await page.route("**/*", (route) =>
    route.request().resourceType() === "script" ? route.abort() : route.continue(),
  );
  await page.goto(url, { waitUntil: "load" });
  const seen = await appearance(page);
  await page.close();
  return seen;
};

/** Opens the page and uses it. Returns its console messages, findings of axe, and styles that arrive late. */
const visit = async (browser, url, { theme, dir, width }, { name, isRendered, check: own }) => {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const before = isRendered ? await withoutScripts(context, url) : [];
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  await page.goto(url);
  const check = async (what) => {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    for (const { id, nodes } of violations) faults.push(`axe, ${what}: ${id}, ${nodes[0].html}`);
  };
  const sheets = await page.evaluate(() => ({
    head: document.head.querySelectorAll("link[rel=stylesheet]").length,
    all: document.querySelectorAll("link[rel=stylesheet], style").length,
  }));
  if (sheets.head === 0 || sheets.all > sheets.head)
    faults.push(`style sheets: ${sheets.head} in the head, ${sheets.all} in the document`);
  await page.getByRole("button", { name: "Add to Cart" }).first().waitFor();
  const after = isRendered ? await appearance(page) : [];
  for (const [at, line] of before.entries())
    if (line !== after[at]) faults.push(`changes with the scripts: ${line} → ${after[at]}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();
  await check("page");
  for (const [opener, title] of [
    ["Size guide", "Size guide"],
    ["Open cart", "Cart"],
  ]) {
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    await check(title);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  if (own) faults.push(...(await own(page, { theme })));
  await context.close();
  return faults.map((fault) => `${name}, ${theme}, ${dir}, ${width} px: ${fault}`);
};

/** Opens an application in all looks. Returns its faults. */
export const visitAll = async (browser, { url, close }, urlOf, consumer) => {
  try {
    const faults = [];
    for (const look of looks)
      faults.push(...(await visit(browser, url + urlOf(look), look, consumer)));
    return faults;
  } finally {
    await close();
  }
};
