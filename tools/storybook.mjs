/**
 * `pnpm storybook:check [URL] [--links]`: checks the built Storybook, or the one at a URL. Its index contains every stories file.
 * Every toolbar option reaches the story and can be reset. Each Docs page opens, its table describes every prop with its
 * type, its links lead somewhere, and the code of its example can be copied. In the manager, links are pressed, a shared address is opened, words of other
 * design systems are searched, contrasts are read, and wrong addresses are explained. The pages log no error or warning and
 * request no other host.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { chromiumSwitches, requireBrowser } from "./browser.mjs";
import { read, root, sourceFiles } from "./sources.mjs";
import { checkBrand } from "./storybook.brand.mjs";
import { exportedComponents } from "./storyCoverage.mjs";
import { listSearches } from "./storybook.search.mjs";
import { serve } from "./visual.capture.mjs";

const TIMEOUT_MS = 120_000;
const firstLineOf = (text) => text.split("\n")[0].slice(0, 200);

/** Returns the stories files that a Storybook's index lacks. */
export const checkIndex = (entries, files) => {
  const indexed = new Set(entries.map(({ importPath }) => path.posix.normalize(importPath)));
  return files.filter((file) => !indexed.has(file)).map((file) => `${file} is not in the index`);
};

/** Returns incomplete rows of a component's table. */
export const checkTable = (title, rows) =>
  rows.flatMap(({ name, type, description }) => [
    ...(description.trim() === "" ? [`${title}: ${name} has no description`] : []),
    ...(/^(?:unknown|union|literal|object|array|other|function|Partial|Readonly)$/.test(type)
      ? [`${title}: ${name} is a "${type}"`]
      : []),
  ]);

/**
 * Returns what readers cannot copy from the code of a component's example: elements that the package does not export, and
 * placeholders of Storybook.
 * @param {Set<string>} exported names of the package's components and icons
 */
export const checkCode = (title, code, exported) => [
  ...[...new Set([...code.matchAll(/<([A-Z][\w.]*)/g)].map(([, name]) => name))]
    .filter((name) => !exported.has(name))
    .map((name) => `${title}: the code has <${name}>, which the package does not export`),
  ...[...code.matchAll(/function \w*\(|\[Circular\]|\[object/g)].map(
    ([text]) => `${title}: the code has "${text}"`,
  ),
];

/** Returns links of a page that lead to no entry of the index, and numbers of an anatomy that point at nothing. */
export const checkReferences = (title, { links, missingParts }, ids) => [
  ...links
    .filter(({ id }) => !ids.has(id))
    .map(({ id, text }) => `${title}: the link "${text}" leads to ${id}, which does not exist`),
  ...missingParts.map((part) => `${title}: the part "${part}" is not in the example`),
];

/**
 * Messages about Storybook's own interface: names that version 11 requires of its buttons, and an address that leads nowhere.
 * What such an address shows is checked.
 */
const storybookMessages =
  /will become mandatory in Storybook 11|NoStoryMatchError|Couldn't find story matching/;

/** Records console messages and requests that are not allowed, with their context. */
const recordFaults = (page, url, faults, contextOf) => {
  page.on("console", (message) => {
    if (storybookMessages.test(message.text())) return;
    if (["error", "warning"].includes(message.type()))
      faults.push(`${contextOf()}: ${message.type()}: ${firstLineOf(message.text())}`);
  });
  page.on("pageerror", ({ message }) =>
    faults.push(`${contextOf()}: uncaught: ${firstLineOf(message)}`),
  );
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob|about):/.test(request.url()))
      faults.push(`${contextOf()}: requests ${request.url()}`);
  });
};

/* All run in the page. */
const isDocsPageShown = ({ id, heading }) => {
  const { currentRender } = window.__STORYBOOK_PREVIEW__ ?? {};
  const [first] = document.querySelectorAll("#storybook-docs h1");
  return currentRender?.id === id && first && (!heading || first.textContent === heading);
};
const readTable = () =>
  [...document.querySelectorAll(".docblock-argstable tbody tr")].flatMap(({ cells }) => {
    const [name, description] = cells;
    if (!name || !description) return [];
    const type = description.lastElementChild?.textContent ?? "";
    const hasDescription = description.childElementCount > 1;
    return [
      {
        name: name.textContent,
        type,
        description: hasDescription ? description.firstElementChild.textContent : "",
      },
    ];
  });
/** Stories in frames are left out: this check does not load them. */
const areAnatomiesMeasured = () =>
  [...document.querySelectorAll(".guide-anatomy:not(:has(iframe))")].every(
    ({ dataset }) => dataset.measured,
  );
const readReferences = () => ({
  links: [...document.querySelectorAll('#storybook-docs a[href*="path=/"]')].map((link) => ({
    id: new URL(link.href).searchParams.get("path").split("/")[2],
    text: link.textContent,
  })),
  missingParts: [...document.querySelectorAll("[data-missing] > strong")].map(
    ({ textContent }) => textContent,
  ),
});
const hasEmptyContents = () => {
  const contents = document.querySelector(".sbdocs-toc--custom nav");
  return contents !== null && contents.checkVisibility() && !contents.querySelector("a");
};
const readEmptySections = () =>
  [...document.querySelectorAll("#storybook-docs h2[id]:not(.sb-story *, .guide-stage *)")]
    .filter(({ nextElementSibling: next }) => next === null || next.tagName === "H2")
    .map(({ textContent }) => textContent);
const readMenus = () => {
  const { globalTypes } = window.__STORYBOOK_PREVIEW__.storyStoreValue.projectAnnotations;
  return Object.entries(globalTypes)
    .filter(([, { toolbar }]) => toolbar)
    .map(([name, { description, toolbar }]) => ({
      name,
      description,
      titles: toolbar.items.map(({ title }) => title),
    }));
};
const readPrices = () =>
  (document.querySelector("#storybook-root")?.textContent ?? "").match(/[₹$][\d.,]+/g)?.join(" ");
const readEnvironment = () => {
  const { documentElement, body } = document;
  const region = document.querySelector(".story-region:last-child") ?? body;
  return JSON.stringify({
    ...documentElement.dataset,
    themes: [...document.querySelectorAll(".story-region")].map(({ dataset }) => dataset.theme),
    dir: documentElement.dir,
    lang: documentElement.lang,
    background: getComputedStyle(region).backgroundColor,
    reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    links: [...document.querySelectorAll("#storybook-root a")].map(({ href }) => href),
    text: document.querySelector("#storybook-root")?.textContent,
    schemes: getComputedStyle(documentElement).colorScheme,
  });
};

/** Returns the lowest contrast of a word in the switches of Storybook's controls and in the selected entry of its sidebar. */
const readLowestContrast = () => {
  const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
  const luminanceOf = (rgb) => {
    const [r, g, b] = rgb.map((value) =>
      value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backgroundOf = (element) => {
    const [r, g, b, alpha = 1] = channels(getComputedStyle(element).backgroundColor);
    return alpha === 0 ? backgroundOf(element.parentElement) : [r, g, b];
  };
  const words = "label:has(> [role=switch]) > span, [data-selected='true']";
  const contrasts = [...document.querySelectorAll(words)].map((word) => {
    const behind = backgroundOf(word);
    const [r, g, b, alpha = 1] = channels(getComputedStyle(word).color);
    const colour = [r, g, b].map((value, at) => value * alpha + behind[at] * (1 - alpha));
    const [low, high] = [luminanceOf(colour), luminanceOf(behind)].toSorted((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  });
  return Math.min(...contrasts);
};

const isFulfilled = (promise) =>
  promise.then(
    () => true,
    () => false,
  );

/** A tool of the toolbar. Its name ends with its choice, if that is not the first one. */
const toolOf = (page, description) =>
  page
    .getByTestId("sb-preview-toolbar")
    .getByRole("button", { name: new RegExp(`^${description}(?: |$)`) });

/** Selects each option of each menu. The first option, selected last, restores the initial state. */
const checkToolbar = async (page, url, { story, includesMenu, read }, faults) => {
  await page.goto(`${url}/index.html?path=/story/${story}`, { timeout: TIMEOUT_MS });
  const frame = page.frameLocator("#storybook-preview-iframe");
  await frame
    .locator("#storybook-root a")
    .first()
    .waitFor({ state: "attached", timeout: TIMEOUT_MS });
  const preview = page.frame({ url: /iframe\.html/ });
  await preview.waitForFunction(() =>
    ["completed", "finished"].includes(window.__STORYBOOK_PREVIEW__.currentRender?.phase),
  );
  const waitForState = (text, isEqual) =>
    isFulfilled(
      preview.waitForFunction(
        `((${String(read)})() === ${JSON.stringify(text)}) === ${isEqual}`,
        undefined,
        { timeout: 20_000 },
      ),
    );
  const menus = await preview.evaluate(readMenus);
  for (const { description, titles } of menus.filter(({ name }) => includesMenu(name))) {
    const first = await preview.evaluate(read);
    let before = first;
    for (const title of [...titles.slice(1), titles[0]]) {
      await toolOf(page, description).click();
      await page.getByRole("option", { name: title, exact: true }).click();
      await page.keyboard.press("Escape");
      const isLast = title === titles[0];
      if (!(await waitForState(isLast ? first : before, isLast)))
        faults.push(`toolbar: "${title}" ${isLast ? "does not go back" : "changes nothing"}`);
      before = await preview.evaluate(read);
    }
  }
};

const toolbarChecks = [
  {
    story: "product-productcard--default",
    includesMenu: (name) => name === "currency",
    read: readPrices,
  },
  {
    story: "navigation-siteheader--default",
    includesMenu: (name) => name !== "currency",
    read: readEnvironment,
  },
];

/** The manager's field for searching the sidebar. It is gone when the manager has failed or was left. */
const searchField = (page) => page.getByRole("combobox", { name: /search for components/i });

/** Types each word into the search. The first result must be the expected page, unless the word is in names of stories. */
const checkSearch = async (page, url, areAll, faults) => {
  await page.goto(`${url}/index.html`, { timeout: TIMEOUT_MS });
  await searchField(page).waitFor({ timeout: TIMEOUT_MS });
  const field = page.locator("#storybook-explorer-searchfield");
  const results = page.locator(".search-result-item");
  for (const { word, id, isFirst } of listSearches(areAll)) {
    await field.fill(word);
    const isFound = await isFulfilled(
      page
        .locator(`.search-result-item${isFirst ? ":first-child" : ""}[data-id^="${id}"]`)
        .first()
        .waitFor({ timeout: 5000 }),
    );
    if (isFound) continue;
    const ids = await results.evaluateAll((items) => items.map(({ dataset }) => dataset.id));
    faults.push(`the search for "${word}" lists ${ids[0] ?? "nothing"} before ${id}`);
  }
};

/** A tool looks pressed only if it changes the story. Nothing is chosen on a page that was opened without choices. */
const checkPressedTools = async (page, url, faults) => {
  await page.goto(`${url}/index.html?path=/story/actions-button--default`, { timeout: TIMEOUT_MS });
  const tools = page.locator("[aria-haspopup=listbox]");
  await tools.first().waitFor({ timeout: TIMEOUT_MS });
  const colourOf = (tool) => tool.evaluate((element) => getComputedStyle(element).backgroundColor);
  const theme = toolOf(page, "Theme");
  const plain = await colourOf(theme);
  for (const tool of await tools.all())
    if ((await colourOf(tool)) !== plain)
      faults.push(`the tool "${await tool.getAttribute("aria-label")}" looks pressed`);
  await theme.click();
  await page.getByRole("option", { name: "Dark", exact: true }).click();
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Theme Dark" }).waitFor({ timeout: 20_000 });
  const inDark = await colourOf(theme);
  const otherTool = toolOf(page, "Writing direction");
  if (inDark === (await colourOf(otherTool)))
    faults.push("the tool for the theme does not look pressed in dark");
};

/** Reads the switches beside a story and in a table of props, and the selected entry of the sidebar, in light and dark. */
const checkContrasts = async (page, url, faults) => {
  for (const theme of ["light", "dark"]) {
    for (const address of [
      `index.html?path=/story/actions-button--default&globals=theme:${theme}`,
      `iframe.html?viewMode=docs&id=actions-button--docs&globals=theme:${theme}`,
    ]) {
      await page.goto(`${url}/${address}`, { timeout: TIMEOUT_MS });
      await page.getByRole("switch").first().waitFor({ state: "attached", timeout: TIMEOUT_MS });
      // The sidebar can be there after the switches. Without an entry nothing would be read.
      if (address.startsWith("index"))
        await page.locator(".sidebar-item[data-selected='true']").waitFor({ timeout: TIMEOUT_MS });
      const isLegible = await isFulfilled(
        page.waitForFunction(`(${String(readLowestContrast)})() >= 4.5`, undefined, {
          timeout: 5000,
        }),
      );
      if (isLegible) continue;
      const contrast = await page.evaluate(readLowestContrast);
      faults.push(`${address}: a word of Storybook has a contrast of ${contrast.toFixed(2)}`);
    }
  }
};

/**
 * Addresses that lead nowhere say so, and what to do. A choice that does not exist is explained by a notice beside the story, which
 * has the first choice. A width without its "w" is that width.
 */
const wrongAddresses = [
  {
    address: "?path=/docs/primitives-button--docs",
    text: "There is no page at this address",
    link: "actions-button--docs",
  },
  {
    address: "?path=/story/actions-button--gone",
    text: "There is no page at this address",
    link: "actions-button--docs",
  },
  {
    address: "?path=/story/actions-button--default&globals=theme:purple",
    notice: 'There is no theme "purple"',
  },
  {
    address: "?path=/docs/actions-button--docs&globals=dir:xx",
    notice: 'There is no writing direction "xx"',
  },
  {
    address: "?path=/story/actions-button--default&globals=viewport.value:nope",
    notice: 'There is no width "nope"',
  },
  { address: "?path=/actions-button--gone", text: "There is no page at this address" },
  { address: "?path=/story/actions-button--default&globals=viewport.value:360", width: 360 },
];

const checkWrongAddresses = async (page, url, faults) => {
  for (const { address, text, link, notice, width } of wrongAddresses) {
    await page.goto(`${url}/index.html${address}`, { timeout: TIMEOUT_MS });
    const frame = page.frameLocator("#storybook-preview-iframe");
    const content = text
      ? frame.getByRole("heading", { name: text })
      : frame.getByText(/add to bag/i);
    const isExplained = await isFulfilled(
      Promise.all([
        content.first().waitFor({ timeout: 30_000 }),
        notice && page.getByText(notice).waitFor({ timeout: 30_000 }),
      ]),
    );
    if (!isExplained) {
      faults.push(`the manager: ${address} is not explained`);
      continue;
    }
    const box = width && (await page.locator("#storybook-preview-iframe").boundingBox());
    if (box && box.width !== width) faults.push(`the manager: ${address} is ${box.width} px wide`);
    if (!link) continue;
    await frame.locator(`a[href$="${link}"]`).first().click();
    const hasArrived = await isFulfilled(
      page.waitForURL((target) => target.searchParams.get("path")?.endsWith(link), {
        timeout: 20_000,
      }),
    );
    if (!hasArrived || !(await isFulfilled(searchField(page).waitFor({ timeout: 20_000 }))))
      faults.push(`the manager: ${address} offers no way to ${link}`);
  }
};

/** The least height in px of a screen in a window of 900 px. */
const SCREEN_HEIGHT = 700;

/** Opens a screen, waits for the address that names its width, and opens that address again, as somebody it is sent to. */
const checkSharedAddress = async (page, url, faults) => {
  await page.goto(`${url}/index.html?path=/story/screens-checkout-cart--default`, {
    timeout: TIMEOUT_MS,
  });
  await page.waitForURL(/viewport/, { timeout: TIMEOUT_MS });
  await page.reload({ timeout: TIMEOUT_MS });
  const frame = page.frameLocator("#storybook-preview-iframe");
  const isShown = await isFulfilled(
    Promise.all([
      searchField(page).waitFor({ timeout: 30_000 }),
      frame.locator("#storybook-root h1").first().waitFor({ timeout: 30_000 }),
    ]),
  );
  if (!isShown) faults.push(`the manager: ${page.url()} does not open again`);
  const { height = 0 } = (await page.locator("#storybook-preview-iframe").boundingBox()) ?? {};
  if (height < SCREEN_HEIGHT) faults.push(`the manager: a screen is only ${height} px high`);
  const zoom = page.getByLabel(/zoom/i).first().waitFor({ timeout: 20_000 });
  if (!(await isFulfilled(zoom))) faults.push("the manager: a screen has no zoom");
};

/** A link of each kind: the page, the link's selector in it, and the toolbar's choices where it leads (by default dark). */
const linkKinds = [
  { kind: "Try the props", page: "actions-button--docs", link: ".guide-note a" },
  { kind: "Related", page: "actions-button--docs", link: "h2:has-text('Related') ~ ul a" },
  {
    kind: "in dark and right to left",
    page: "actions-button--docs",
    link: "a:text-is('dark and right to left')",
    choices: ["theme:dark", "dir:rtl"],
  },
  {
    kind: "More stories",
    page: "actions-button--docs",
    link: "h2:has-text('More stories') ~ ul a",
  },
  { kind: "in a text", page: "welcome-start-here--docs", link: "li a[href*='getting-started']" },
  { kind: "of a card", page: "welcome-start-here--docs", link: ".showcase a" },
  { kind: "of a screen", page: "screens-overview--docs", link: "a.screen-tile" },
  { kind: "of the index", page: "welcome-a-to-z--docs", link: ".a-to-z a" },
  { kind: "of the status board", page: "welcome-status-board--docs", link: "table a" },
];

/** Presses one link of each kind in a dark Storybook. The manager must go there, with the choices of the kind. */
const checkLinks = async (page, url, faults) => {
  for (const { kind, page: id, link, choices = ["theme:dark"] } of linkKinds) {
    await page.goto(`${url}/index.html?path=/docs/${id}&globals=theme:dark`, {
      timeout: TIMEOUT_MS,
    });
    const frame = page.frameLocator("#storybook-preview-iframe");
    const first = frame.locator(link).first();
    await first.waitFor({ timeout: TIMEOUT_MS });
    const { searchParams: linked } = new URL(await first.evaluate(({ href }) => href));
    const target = linked.get("path");
    await first.click();
    const hasArrived = await isFulfilled(
      page.waitForURL(
        ({ searchParams }) =>
          searchParams.get("path") === target &&
          choices.every((choice) => searchParams.get("globals")?.split(";").includes(choice)),
        { timeout: 20_000 },
      ),
    );
    if (!hasArrived || !(await searchField(page).isVisible()))
      faults.push(
        `the manager: the link ${kind} leads to ${page.url()} instead of ${target} with ${choices.join(", ")}`,
      );
  }
};

/** Returns the code of the page's first example. One in a frame, which this check does not load, has none. */
const readCode = async (page) => {
  const example = page.locator(".sbdocs-preview").first();
  if ((await example.locator("iframe").count()) > 0) return "";
  await page.locator("button", { hasText: "Show code" }).first().click();
  return example.locator("pre", { hasText: "<" }).first().innerText({ timeout: 20_000 });
};

/** Visits the pages of components. Skips stories in iframes, because tests cover them. */
const checkDocs = async (page, url, { docs, ids, exported, guideIds }, faults, setContext) => {
  await page.route(/viewMode=story|favicon/, (route) => route.fulfill({ body: "" }));
  for (const { id, title, importPath } of docs) {
    setContext(title);
    const heading = importPath.endsWith(".mdx") ? undefined : title.split("/").at(-1);
    try {
      await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`, { timeout: TIMEOUT_MS });
      await page.waitForFunction(isDocsPageShown, { id, heading }, { timeout: TIMEOUT_MS });
      await page.waitForFunction(areAnatomiesMeasured, undefined, { timeout: TIMEOUT_MS });
      if (await page.evaluate(hasEmptyContents))
        faults.push(`${title}: the table of contents is empty`);
      for (const heading of await page.evaluate(readEmptySections))
        faults.push(`${title}: nothing follows the heading "${heading}"`);
      faults.push(...checkTable(title, await page.evaluate(readTable)));
      faults.push(...checkReferences(title, await page.evaluate(readReferences), ids));
      if (guideIds.has(id)) faults.push(...checkCode(title, await readCode(page), exported));
    } catch (error) {
      faults.push(`${title}: ${firstLineOf(error.message)}`);
    }
  }
};

/** Returns the components that the package exports. */
const listExported = () =>
  sourceFiles(["packages/ui"])
    .filter((file) =>
      /^packages\/ui\/src\/(?:(?:patterns\/)?index|entries\/[\w-]+)\.ts$/.test(file),
    )
    .flatMap((file) => exportedComponents(file, read(file)));

/** Returns the names of the icons that the package exports. */
const listIcons = () =>
  sourceFiles(["packages/ui/src/icons"]).flatMap((file) =>
    [...read(file).matchAll(/export const (\w+Icon)\b/g)].map(([, name]) => name),
  );

/**
 * Returns what the manifest of components lacks. Each component has a description of its props, an example and an import.
 * @param {Record<string, object>} components by id, of manifests/components.json
 * @param {string[]} ids of the Docs pages whose component must be there
 */
export const checkManifest = (components, ids) => [
  ...ids
    .filter((id) => !components[id])
    .map((id) => `the manifest of components has no ${id}: its guide names a component`),
  ...Object.values(components).flatMap((component) => {
    const { id, error, reactDocgen, stories = [] } = component;
    const lacks = [
      error && `an error: ${error.message.split("\n")[0]}`,
      !reactDocgen && "no description of its props",
      !stories.some(({ snippet }) => snippet) && "no example",
      !component.import?.includes("@pallu/ui") && "no import",
    ];
    return lacks.filter(Boolean).map((lack) => `the manifest of components: ${id} has ${lack}`);
  }),
];

/**
 * @param {{ url: string, close: () => void }} storybook served anywhere
 * @param {boolean} onlyLinks whether only the manager is checked, without its menus, which takes seconds
 */
const check = async ({ url, close }, onlyLinks) => {
  const startedAt = Date.now();
  const { entries } = await (await fetch(`${url}/index.json`)).json();
  const all = Object.values(entries);
  const files = sourceFiles(["packages/ui", "apps/store"]);
  const faults = checkIndex(
    all,
    files.filter((file) => file.endsWith(".stories.tsx")),
  );
  const { components } = await (await fetch(`${url}/manifests/components.json`)).json();
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: chromiumSwitches,
  });
  const docs = all.filter(({ type }) => type === "docs");
  const listed = listExported();
  const exported = new Set([...listed.map(({ name }) => name), ...listIcons()]);
  const folders = new Set(listed.map(({ file }) => path.posix.dirname(file)));
  const guides = docs.filter(
    ({ importPath, tags }) =>
      tags.includes("attached-mdx") && folders.has(path.posix.dirname(importPath.slice(2))),
  );
  const guideIds = new Set(guides.map(({ id }) => id));
  faults.push(
    ...checkManifest(
      components,
      [...guideIds].map((id) => id.replace(/--docs$/, "")),
    ),
  );
  const ids = new Set(all.map(({ id }) => id));
  try {
    const visits = [
      async (page, setContext) => {
        setContext("the manager");
        await checkSharedAddress(page, url, faults);
        await checkLinks(page, url, faults);
        await checkSearch(page, url, !onlyLinks, faults);
        await checkPressedTools(page, url, faults);
        await checkContrasts(page, url, faults);
        if (onlyLinks) return;
        for (const check of toolbarChecks) await checkToolbar(page, url, check, faults);
      },
      async (page, setContext) => {
        setContext("a wrong address");
        await checkWrongAddresses(page, url, faults);
      },
      async (page, setContext) => {
        setContext("your brand");
        await checkBrand(page, url, faults);
      },
      ...(onlyLinks
        ? []
        : [
            async (page, setContext) =>
              checkDocs(page, url, { docs, ids, exported, guideIds }, faults, setContext),
          ]),
    ];
    for (const visit of visits) {
      const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
      let currentContext = "";
      recordFaults(page, url, faults, () => currentContext);
      await visit(page, (context) => {
        currentContext = context;
      });
      await page.close();
    }
  } finally {
    await browser.close();
    close();
  }
  for (const fault of faults) console.error(fault);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.info(
    `storybook: ${all.length - docs.length} stories, ${docs.length} Docs pages, ${faults.length} faults in ${seconds} s`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const address = args.find((arg) => !arg.startsWith("--"));
  const built = path.join(root, "storybook-static");
  await check(
    address ? { url: new URL(address).origin, close: () => {} } : await serve(built),
    args.includes("--links"),
  );
}
