/** Compares the tokens that the built package exports with its style sheets, in a browser. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Minifying changes how a value is written. */
const plain = (value) =>
  value
    .replace(/([\d.]+)ms\b/g, (_all, ms) => `${Number(ms) / 1000}s`)
    .replace(/(?<![\d.])0+(?=\.\d)/g, "")
    .replace(/(\.\d*?)0+(?!\d)/g, "$1")
    .replace(/["'\s]/g, "")
    .toLowerCase();

const cssOf = (set) => ({
  ...Object.fromEntries(
    Object.entries(set)
      .filter(([group]) => group !== "$extensions")
      .flatMap(([, roles]) => Object.values(roles))
      .map(({ $extensions: { "dev.pallu": token } }) => [token.variable, token.css]),
  ),
  ...set.$extensions?.["dev.pallu"].css,
});

/** Returns the variables of an element with a theme, next to the expected values. Colours are what a screen shows. */
const readValues = (page, css, { theme, scheme }, expected) =>
  page.evaluate(
    ([sheet, themeName, schemeName, wanted]) => {
      const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      const pixel = (colour) => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return `rgb(${[...context.getImageData(0, 0, 1, 1).data].join(" ")})`;
      };
      const shown = (value) => value.trim().replace(/#[0-9a-f]{3,8}\b/gi, pixel);
      document.head.innerHTML = `<style></style>`;
      document.head.firstChild.textContent = sheet;
      document.documentElement.dataset.theme = schemeName;
      document.body.dataset.theme = themeName;
      const style = getComputedStyle(document.body);
      return Object.entries(wanted).map(([name, value]) => [
        name,
        shown(style.getPropertyValue(name)),
        shown(value),
      ]);
    },
    [css, theme, scheme, expected],
  );

/** Returns the tokens whose value differs between tokens.json, tokens.css and the styles of the components. */
export const judgeTokens = async (browser, dist) => {
  const read = (file) => readFileSync(path.join(dist, file), "utf8");
  const themeFiles = readdirSync(path.join(dist, "styles")).filter((name) =>
    /^theme-[\w-]+\.css$/.test(name),
  );
  const sheets = {
    "styles.css": ["styles.css", ...themeFiles].map((name) => read(`styles/${name}`)).join("\n"),
    "tokens.css": read("tokens/tokens.css"),
  };
  const sets = JSON.parse(read("tokens/tokens.json"));
  // Narrow: wider pages have more space.
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const faults = [];
  for (const [name, set] of Object.entries(sets)) {
    const [theme, scheme = name === "dark" ? "dark" : "light"] = name.split("-");
    const expected = cssOf(set);
    for (const [file, css] of Object.entries(sheets))
      for (const [token, value, wanted] of await readValues(page, css, { theme, scheme }, expected))
        if (!wanted.includes("var(") && plain(value) !== plain(wanted))
          faults.push(`${file}, ${name}: ${token} is ${value}, not ${wanted}`);
  }
  await page.close();
  return faults;
};
