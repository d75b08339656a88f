/**
 * Uses the page "Your brand" of a built Storybook: by keyboard alone, in both directions and palettes, with a mistake in the text.
 * The file that it writes is that of the command line, and changes the theme of a story.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { root } from "./sources.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const page = "iframe.html?viewMode=docs&id=foundations-your-brand--docs";
const story = "iframe.html?viewMode=story&id=actions-button--default";

const VARIABLES = 12;
/** More elements with focus than there are before the field. */
const MOST_TABS = 120;

/** Returns the style sheet of colours, as the package writes it. */
const stylesOf = (lines) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      "--import",
      "tsx",
      "--input-type=module",
      "--eval",
      'import { brandStyles, readBrand } from "./packages/ui/src/themes/brand.ts"; process.stdout.write(brandStyles(readBrand(process.argv.slice(1))));',
      ...lines,
    ],
    { cwd: root, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** Returns a colour that differs by the least amount of blue, so that its contrast stays. */
const besides = (color) => color.slice(0, -1) + (color.endsWith("0") ? "1" : "0");

const rgbOf = (color) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(", ")})`;

/** Runs in the page. Returns the name of the element with focus, and whether its focus is visible. */
const readFocus = () => {
  const { activeElement: element } = document;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
  const hasOutline = outlineStyle !== "none" && outlineWidth !== "0px";
  return { name: name.trim(), isVisible: hasOutline || boxShadow !== "none" };
};

const openPage = async (browserPage, url, globals = "") => {
  await browserPage.goto(`${url}/${page}&globals=${globals}`);
  await browserPage.getByLabel("onHero, dark").waitFor();
};

/** Presses Tab until the element with this name has the focus. Returns the names on the way, and those without a visible focus. */
const tabTo = async (browserPage, name) => {
  const names = [];
  const hidden = [];
  while (names.at(-1) !== name && names.length < MOST_TABS) {
    await browserPage.keyboard.press("Tab");
    const focus = await browserPage.evaluate(readFocus);
    names.push(focus.name);
    if (!focus.isVisible) hidden.push(focus.name);
  }
  return { names, hidden };
};

const fieldName = "The colours that differ from the default theme, one on each line";
const buttonName = "Download brand.css";

const readColors = (browserPage) =>
  browserPage
    .locator("input[type=color]")
    .evaluateAll((inputs) =>
      inputs.map(({ ariaLabel, value }) => [ariaLabel.split(", ").toReversed().join("."), value]),
    );

/** Changes all variables and downloads the file without a pointer. Returns the lines that were typed, and the file. */
const useKeyboard = async (browserPage, url, faults) => {
  await openPage(browserPage, url);
  const lines = (await readColors(browserPage)).map(([key, color]) => `${key}=${besides(color)}`);
  if (lines.length !== 2 * VARIABLES) faults.push(`your brand: ${lines.length} colours`);
  const way = await tabTo(browserPage, fieldName);
  const inputs = way.names.filter((name) => /, (?:light|dark)$/.test(name));
  if (inputs.length !== lines.length)
    faults.push(`your brand: Tab reaches ${inputs.length} of ${lines.length} colours`);
  await browserPage.keyboard.press("Control+a");
  await browserPage.keyboard.type(lines.join("\n"));
  const shown = (await readColors(browserPage)).map(([key, color]) => `${key}=${color}`);
  for (const line of lines.filter((typed) => !shown.includes(typed)))
    faults.push(`your brand: ${line} was typed and is not shown`);
  const rest = await tabTo(browserPage, buttonName);
  for (const name of [...way.hidden, ...rest.hidden])
    faults.push(`your brand: the focus of "${name}" is not visible`);
  if (rest.names.at(-1) !== buttonName) {
    faults.push(`your brand: Tab does not reach "${buttonName}"`);
    return undefined;
  }
  const [download] = await Promise.all([
    browserPage.waitForEvent("download"),
    browserPage.keyboard.press("Enter"),
  ]);
  return { lines, file: readFileSync(await download.path(), "utf8") };
};

/** Applies the file to a story after the styles of the package, in light and dark. */
const applyFile = async (browserPage, url, { lines, file }, faults) => {
  if (file !== stylesOf(lines)) faults.push("your brand: the file is not that of the command line");
  for (const scheme of ["light", "dark"]) {
    await browserPage.goto(`${url}/${story}&globals=theme:${scheme};motion:reduced`);
    const button = browserPage.getByRole("button").first();
    await button.waitFor();
    await browserPage.addStyleTag({ content: file });
    const color = await button.evaluate(async (element) => {
      // Reading the style starts the transition to the new colour, which takes its time also with reduced motion.
      const style = getComputedStyle(element);
      void style.backgroundColor;
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return style.backgroundColor;
    });
    const [, action] = lines.find((line) => line.startsWith(`${scheme}.action=`)).split("=");
    if (color !== rgbOf(action))
      faults.push(`your brand: with the file a button is ${color} in ${scheme}, not ${action}`);
  }
};

/** Types a colour that is none. It must stay, with what is wrong, also when another colour is picked. */
const makeMistake = async (browserPage, url, faults) => {
  await openPage(browserPage, url);
  const field = browserPage.getByLabel(fieldName);
  await field.fill("dark.action=#d9a6f0\nlight.action=purple");
  const error = browserPage.getByText(
    '"purple" is no colour for light.action: write it as #rrggbb',
  );
  await error.waitFor();
  const description = await field.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(),
  );
  if (!description.includes("no colour") || (await field.getAttribute("aria-invalid")) !== "true")
    faults.push("your brand: assistive technology does not get the mistake");
  if (await browserPage.getByRole("button", { name: buttonName }).isVisible())
    faults.push("your brand: a file with a mistake can be downloaded");
  await browserPage.getByLabel("hero, light", { exact: true }).fill("#123456");
  const text = await field.inputValue();
  if (text !== "dark.action=#d9a6f0\nlight.action=purple\nlight.hero=#123456")
    faults.push(`your brand: the text became ${JSON.stringify(text)}`);
  if ((await browserPage.getByLabel("hero, light", { exact: true }).inputValue()) !== "#123456")
    faults.push("your brand: a colour cannot be picked beside a mistake");
};

const looks = [
  { globals: "", width: 1280 },
  { globals: "theme:dark;dir:rtl", width: 1280 },
  { globals: "dir:rtl", width: 768 },
  { globals: "theme:dark", width: 360 },
];

const checkLooks = async (browserPage, url, faults) => {
  for (const { globals, width } of looks) {
    await browserPage.setViewportSize({ width, height: 900 });
    await openPage(browserPage, url, globals);
    await browserPage.evaluate(axe);
    const { violations } = await browserPage.evaluate(() =>
      globalThis.axe.run("#storybook-docs", { resultTypes: ["violations"] }),
    );
    const place = `your brand, ${globals || "default"}, ${width} px`;
    for (const { id, nodes } of violations) faults.push(`${place}: axe: ${id}, ${nodes[0].html}`);
    const overflow = await browserPage.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${place}: ${overflow} px wider than the window`);
  }
};

/** Checks the page in a browser. Adds what is wrong to `faults`. */
export const checkBrand = async (browserPage, url, faults) => {
  const result = await useKeyboard(browserPage, url, faults);
  if (result) await applyFile(browserPage, url, result, faults);
  await makeMistake(browserPage, url, faults);
  await checkLooks(browserPage, url, faults);
};
