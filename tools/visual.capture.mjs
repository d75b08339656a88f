/**
 * Takes deterministic snapshots of a built Storybook. Covers the stories that opt in through `parameters.chromatic`, in
 * the modes of .storybook/modes.ts. Disables animations; .storybook/freeze.ts stops the clock, as in Chromatic.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { chromiumSwitches } from "./browser.mjs";
import { stopWith } from "./outcome.mjs";
import { serveFolder } from "./serveFolder.mjs";

const width = 1280;
/**
 * Initial viewport height in px. A component's snapshot grows to its content; overlays and screens use fixed viewports.
 */
const pageHeight = 320;
const windowHeight = 800;
const TIMEOUT_MS = 90_000;

/**
 * Returns the snapshots that the stories of a Storybook opt in to.
 * @param {{ id: string, title: string, name: string, file: string, chromatic?: object }[]} stories
 */
export const planPictures = (stories) =>
  stories
    .filter(({ chromatic }) => chromatic?.disableSnapshot === false)
    .flatMap(({ id, title, name, file, chromatic: { modes = {}, forcedColors = "none" } }) =>
      Object.entries(modes)
        .filter(([, { disable }]) => disable !== true)
        .map(([mode, { viewport, disable: _disable, ...globals }]) => ({
          key: `${id}--${mode.toLowerCase().replaceAll(" ", "-")}`,
          id,
          title,
          name,
          file,
          mode: forcedColors === "active" ? `${mode}, forced colours` : mode,
          viewport: typeof viewport === "number" ? viewport : undefined,
          forcedColors,
          globals,
        })),
    );

/** Serves a built Storybook. Ends the process with one line if there is none. */
export const serve = (folder) => {
  if (!existsSync(path.join(folder, "index.json")))
    stopWith(`There is no built Storybook in ${folder}: run pnpm storybook:build first.`);
  return serveFolder(folder);
};

/** Runs in the page, before any of its scripts. */
const disableAnimations = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/** Opens a page without animation. */
export const openPage = async (browser) => {
  const context = await browser.newContext({
    viewport: { width, height: pageHeight },
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(disableAnimations);
  return page;
};

/** Returns every story of the Storybook with its snapshot parameters. */
const listStories = async (page, url) => {
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  return page.evaluate(async () =>
    Object.values(await window.__STORYBOOK_PREVIEW__.extract()).map((story) => ({
      id: story.id,
      title: story.title,
      name: story.name,
      file: story.parameters.fileName.replace("./", ""),
      chromatic: story.parameters.chromatic,
    })),
  );
};

/**
 * Runs in the page. Resolves when every image has loaded. Chromium may reuse a larger image from its memory cache, so
 * this forces the smallest one that satisfies `sizes`.
 */
const waitForImages = async () => {
  const widthOf = (sizes) => {
    const matchingSize = sizes
      .split(",")
      .map((size) => /^(?<media>\(.*\))?\s*(?<length>\S.*)$/.exec(size.trim())?.groups)
      .find((size) => size && (!size.media || matchMedia(size.media).matches));
    const probe = document.body.appendChild(document.createElement("div"));
    probe.style.cssText = `position: absolute; width: ${matchingSize?.length ?? "100vw"}`;
    const { width: wide } = probe.getBoundingClientRect();
    probe.remove();
    return wide;
  };
  const pin = (image) => {
    const sources = [...(image.closest("picture")?.querySelectorAll("source") ?? [])];
    const source = sources.find(({ media }) => !media || matchMedia(media).matches) ?? image;
    if (!source.srcset) return;
    const wide = widthOf(image.sizes);
    const files = source.srcset
      .split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s+/))
      .map(([url, descriptor]) => ({ url, width: Number.parseInt(descriptor, 10) }))
      .toSorted((one, other) => one.width - other.width);
    for (const other of sources) other.remove();
    image.removeAttribute("srcset");
    image.src = (files.find((file) => file.width >= wide) ?? files.at(-1)).url;
  };
  for (const image of document.images) {
    image.loading = "eager";
    image.decoding = "sync";
    pin(image);
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
};

/** Runs in the page. Returns the names and boxes in px of the cells of a story grid. */
const readCells = () =>
  [...document.querySelectorAll("[data-state]")].map((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    return { name: cell.dataset.state, left: left + scrollX, top: top + scrollY, width, height };
  });

const FINAL_PHASES = ["completed", "afterEach", "finished", "errored", "aborted"];

/**
 * Takes one snapshot as PNG. Throws when a story fails to render. With `height`, the picture ends at the lower edge of
 * the viewport.
 */
export const capture = async (
  page,
  url,
  { id, title, viewport, height, forcedColors, globals },
) => {
  await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
  await page.setViewportSize({
    width: viewport ?? width,
    height: height ?? (viewport === undefined ? pageHeight : windowHeight),
  });
  const globalsParameter = Object.entries({ ...globals, "a11y.manual": "!true" })
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
  await page.goto(
    `${url}/iframe.html?id=${id}&viewMode=story&chromatic=true&globals=${globalsParameter}`,
  );
  await page.waitForFunction(
    (phases) => phases.includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase),
    FINAL_PHASES,
  );
  if (await page.evaluate(() => document.body.classList.contains("sb-show-errordisplay")))
    throw new Error(`${id}: ${await page.locator("#error-message").textContent()}`);
  await page.evaluate(waitForImages);
  // An overlay covers the viewport and would end in the middle of a full-page snapshot.
  const isCovered = (await page.locator("[aria-modal]").count()) > 0;
  return page.screenshot({
    fullPage:
      height === undefined &&
      (viewport === undefined || (title.startsWith("Screens/") && !isCovered)),
    animations: "disabled",
    caret: "hide",
  });
};

/** Launches the browser that takes pictures. */
export const launch = (browserPath) =>
  chromium.launch({
    executablePath: browserPath,
    args: [...chromiumSwitches, "--disable-lcd-text", "--hide-scrollbars"],
  });

/** Serves a built Storybook and opens a browser for some work, which gets both. */
export const withStorybook = async (storybook, browserPath, work) => {
  const { url, close } = await serve(path.resolve(storybook));
  const browser = await launch(browserPath);
  try {
    return await work(browser, url);
  } finally {
    await browser.close();
    await close();
  }
};

/**
 * Works through pictures on several pages at once.
 * @param {(page: import("playwright").Page, picture: object) => Promise<void>} take
 * @returns {Promise<string[]>} a line for each picture that could not be taken
 */
export const takeEach = async (browser, pictures, pages, take) => {
  const waiting = [...pictures];
  const faults = [];
  const work = async () => {
    const page = await openPage(browser);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!browser.isConnected()) throw new Error("The browser has gone away.");
      await take(page, next).catch((error) => {
        faults.push(`${next.key ?? next.file}: ${error.message.split("\n")[0]}`);
      });
    }
  };
  await Promise.all(Array.from({ length: pages }, work));
  return faults;
};

/** Returns the snapshots that the stories of a built Storybook opt in to, without taking them. */
export const planOf = (storybook, browserPath) =>
  withStorybook(storybook, browserPath, async (browser, url) =>
    planPictures(await listStories(await openPage(browser), url)),
  );

/**
 * Takes the snapshots that the folder lacks.
 * @param {{ storybook: string, folder: string, browserPath: string, only?: RegExp }} options
 * @returns {Promise<{ all: number, pictures: ReturnType<typeof planPictures>, faults: string[] }>} `all` counts the
 *   pictures of every story, regardless of `only`
 */
export const takePictures = async ({ storybook, folder, browserPath, only }) => {
  mkdirSync(folder, { recursive: true });
  return withStorybook(storybook, browserPath, async (browser, url) => {
    const all = planPictures(await listStories(await openPage(browser), url));
    const pictures = all.filter(({ title, name }) => !only || only.test(`${title}/${name}`));
    const waiting = pictures.filter(({ key }) => !existsSync(path.join(folder, `${key}.png`)));
    const pages = Math.min(4, cpus().length);
    const faults = await takeEach(browser, waiting, pages, async (page, picture) => {
      const file = path.join(folder, picture.key);
      writeFileSync(`${file}.png`, await capture(page, url, picture));
      const cells = await page.evaluate(readCells);
      if (cells.length > 0) writeFileSync(`${file}.json`, JSON.stringify(cells));
    });
    return { all: all.length, pictures, faults };
  });
};

/** Returns a cache key of the snapshots besides the story: the browser and this file. */
export const snapshotKey = async (browserPath, hash) => {
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  const version = browser.version();
  await browser.close();
  return hash(`${version}${process.platform}${readFileSync(new URL(import.meta.url), "utf8")}`);
};
