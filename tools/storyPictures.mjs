/**
 * Last step of `pnpm storybook:build`: takes the small pictures of the status board and of the overview of screens, and
 * writes them into the built Storybook, or into another FOLDER. Without a Chromium the Storybook has none.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { findBrowser } from "./browser.mjs";
import { root } from "./sources.mjs";
import { capture, takeEach, withStorybook } from "./visual.capture.mjs";

const PAGES = 2;
/** Pages read it to know that there are pictures. */
const MARK = '<meta name="story-pictures" content="pictures">';

const ltr = { dir: "ltr" };
const screen = { desktop: { viewport: 1280, height: 800 }, phone: { viewport: 360, height: 720 } };
/** Widths in px of what is in the foreground of a component's story. */
const small = { viewport: 480, height: 320 };
const wide = { viewport: 960, height: 600 };

/**
 * Returns the pictures of a Storybook: in light and dark, of each component one, of each screen one of a desktop and one
 * of a phone.
 * @param {{ id: string, title: string, type: string }[]} entries of its index, in the order of the sidebar
 */
export const planThumbnails = (entries) => {
  const first = new Map();
  for (const { id, title, type } of entries)
    if (type === "story" && !/^(?:Welcome|Foundations)\//.test(title) && !first.has(title))
      first.set(title, id);
  return [...first].flatMap(([title, id]) => {
    const isScreen = title.startsWith("Screens/");
    const isSmall = /^(?:Actions|Text & media|Forms|Feedback)\//.test(title);
    const views = isScreen ? screen : { part: isSmall ? small : wide };
    return Object.entries(views).flatMap(([view, size]) =>
      ["light", "dark"].map((theme) => ({
        file: `${id}--${view}-${theme}.webp`,
        view,
        id,
        title,
        ...size,
        forcedColors: "none",
        globals: { ...ltr, theme },
      })),
    );
  });
};

const sizes = { desktop: [640, 400], phone: [240, 480], part: [192, 120] };

/** Returns the small picture. A component is in the middle, at most in its own size. */
export const thumbnailOf = async (png, view) => {
  const [width, height] = sizes[view];
  const webp = { quality: 82 };
  if (view !== "part")
    return sharp(png)
      .resize(width, height, { fit: "cover", position: "top" })
      .webp(webp)
      .toBuffer();
  const { data } = await sharp(png)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [r, g, b] = data;
  // `trim` leaves a picture of a single colour as it is. It runs before `resize`.
  const inner = await sharp(png)
    .trim({ threshold: 4 })
    .resize(width - 16, height - 16, { fit: "inside", withoutEnlargement: true })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .composite([{ input: inner, gravity: "centre" }])
    .webp(webp)
    .toBuffer();
};

const take = (storybook, browserPath) =>
  withStorybook(storybook, browserPath, async (browser, url) => {
    const { entries } = JSON.parse(readFileSync(path.join(storybook, "index.json"), "utf8"));
    const all = planThumbnails(Object.values(entries));
    const folder = path.join(storybook, "pictures");
    mkdirSync(folder, { recursive: true });
    const faults = await takeEach(browser, all, PAGES, async (page, picture) => {
      const png = await capture(page, url, picture);
      writeFileSync(path.join(folder, picture.file), await thumbnailOf(png, picture.view));
    });
    const frame = path.join(storybook, "iframe.html");
    const html = readFileSync(frame, "utf8");
    if (!html.includes(MARK)) writeFileSync(frame, html.replace("</head>", `${MARK}</head>`));
    return { count: all.length - faults.length, faults };
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = path.join(root, "storybook-static")] = process.argv.slice(2);
  const startedAt = Date.now();
  const storybook = path.resolve(folder);
  const browserPath = findBrowser();
  if (browserPath) {
    const { count, faults } = await take(storybook, browserPath);
    for (const fault of faults) console.error(fault);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.info(`storybook: ${count} pictures, ${faults.length} failed, in ${seconds} s`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } else console.info("storybook: no pictures, because there is no Chromium");
}
