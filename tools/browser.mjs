/** Finds a Chromium on this machine. Downloads nothing. */
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { stopWith } from "./outcome.mjs";

/** Chromium without windows first: a page costs a fifth less processor time (docs/decisions/0016). */
const onPath = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

/** The browser that Playwright installs. It is loaded only if no other one is found. */
const ofPlaywright = () => createRequire(import.meta.url)("playwright").chromium.executablePath();

const installed = () =>
  ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .filter((name) => process.env[name])
    .map((name) => path.join(process.env[name], "Google/Chrome/Application/chrome.exe"))
    .concat(
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    );

const canRun = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the paths that programs of these names may have. */
const pathsOf = (names) =>
  [...(process.env.PATH ?? "").split(path.delimiter), "/usr/bin", "/snap/bin"].flatMap((folder) =>
    names.map((name) => path.join(folder, name)),
  );

/**
 * @param {readonly string[]} names of programs, the preferred ones first
 * @returns {string | undefined} the path of one that is installed
 */
export const findProgram = (names) => pathsOf(names).find(canRun);

/** Browsers with windows. The headless shell does not match `:active` while a finger rests on an element. */
export const withWindows = onPath.slice(1);

/**
 * @param {readonly string[]} names of programs, the preferred ones first
 * @returns {string | undefined} the path of a browser. A path that was set by hand must exist, or the process ends with 1.
 */
export const findBrowser = (names = onPath) => {
  for (const name of ["CHROMIUM_PATH", "PLAYWRIGHT_CHROMIUM_PATH"]) {
    const set = process.env[name];
    if (!set) continue;
    if (!existsSync(set)) stopWith(`${name} names ${set}, which does not exist.`);
    return set;
  }
  return [...pathsOf(names), ...installed()].find(canRun) ?? [ofPlaywright()].find(canRun);
};

/** Returns a browser like `findBrowser`. Ends the process with one line when there is none. */
export const requireBrowser = (names = onPath) =>
  findBrowser(names) ??
  stopWith(
    `No Chromium was found: install one of ${names.join(", ")}, or name one in CHROMIUM_PATH.`,
  );

/** What Playwright disables. The switch is repeated below, and Chromium reads only the last one. */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Popups of the address bar, which nobody sees. Chromium renders them in a process for each window, which costs more
 * than most pages of the shop (docs/decisions/0016).
 */
const addressBarPopups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** Chromium's switches in stories and end-to-end tests. */
export const chromiumSwitches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  `--disable-features=${[...disabledByPlaywright, ...addressBarPopups].join(",")}`,
];
