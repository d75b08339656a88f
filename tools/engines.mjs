/** Finds Firefox and WebKitGTK on this machine. Downloads nothing. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { findProgram } from "./browser.mjs";

const subfolders = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];

/** WebKitGTK's own browser, which is not on the path: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
const findMiniBrowser = () =>
  ["/usr/lib", "/usr/libexec"]
    .flatMap(subfolders)
    .flatMap((folder) => [folder, ...(/-linux-gnu/.test(folder) ? subfolders(folder) : [])])
    .filter((folder) => /^webkit(?:2)?gtk-/.test(path.basename(folder)))
    .map((folder) => path.join(folder, "MiniBrowser"))
    .find((file) => existsSync(file));

/** @returns {{ firefox: string } | undefined} the path of Firefox; a path that was set by hand must exist */
export const findFirefox = () => {
  const set = process.env.FIREFOX_PATH;
  if (set && !existsSync(set)) throw new Error(`FIREFOX_PATH names ${set}, which does not exist.`);
  const firefox = set || findProgram(["firefox-esr", "firefox"]);
  return firefox ? { firefox } : undefined;
};

/** @returns {{ driver: string, browser: string, display: string } | undefined} the paths of WebKitGTK's programs and of Xvfb */
export const findWebkit = () => {
  const driver = findProgram(["WebKitWebDriver"]);
  const browser = findMiniBrowser();
  const display = findProgram(["Xvfb"]);
  return driver && browser && display ? { driver, browser, display } : undefined;
};

/** The engines of the nightly run, by the names that ENGINES takes. */
export const engines = {
  firefox: {
    find: findFirefox,
    missing:
      "Firefox was not found. Install Firefox (Debian: firefox-esr), or name one in FIREFOX_PATH.",
  },
  webkit: {
    find: findWebkit,
    missing:
      "WebKitGTK was not found. Install its driver and Xvfb (Debian: webkit2gtk-driver xvfb).",
  },
};

/** Returns why an engine cannot be tested, or undefined. */
const problemOf = (name, known) => {
  if (!known[name])
    return `ENGINES names ${name}, which is unknown: it takes ${Object.keys(known).join(" and ")}.`;
  try {
    return known[name].find() ? undefined : known[name].missing;
  } catch (error) {
    return error.message;
  }
};

/**
 * Returns the engines to test, and a line for each one that is unknown or missing.
 * @param {string | undefined} wanted names with commas between them; all engines if it is empty
 * @returns {{ found: string[], problems: string[] }}
 */
export const chooseEngines = (wanted, known = engines) => {
  const names = wanted ? wanted.split(",") : Object.keys(known);
  const problems = names.map((name) => problemOf(name, known));
  return {
    found: names.filter((_name, index) => !problems[index]),
    problems: problems.filter(Boolean),
  };
};
