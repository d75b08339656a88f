/**
 * `pnpm storybook:check`: a smoke test of the built Storybook. Its index has every stories file, the manager shows a story, a
 * search leads to a component, a link of a page leads to its target, and every page beside those of components opens with
 * links that exist. Nothing logs an error or a warning, and no other host is requested.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { chromiumSwitches, requireBrowser } from "./browser.mjs";
import { openCount, stopWith } from "./outcome.mjs";
import { serveFolder } from "./serveFolder.mjs";
import { root, sourceFiles } from "./sources.mjs";

const TIMEOUT_MS = 60_000;
const built = path.join(root, "storybook-static");
const component = "actions-button";

/** Names that version 11 requires of Storybook's own buttons. */
const storybookMessages = /will become mandatory in Storybook 11/;

const firstLineOf = (text) => text.split("\n")[0].slice(0, 200);

/** Records console messages, errors and requests of other hosts. */
const recordFaults = (page, url) => {
  const faults = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !storybookMessages.test(message.text()))
      faults.push(`${message.type()}: ${firstLineOf(message.text())}`);
  });
  page.on("pageerror", ({ message }) => faults.push(`uncaught: ${firstLineOf(message)}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(?:data|blob|about):/.test(request.url()))
      faults.push(`requests ${request.url()}`);
  });
  return faults;
};

const isAt = (id) => (address) => address.searchParams.get("path")?.endsWith(`/${id}`) ?? false;

/** The manager shows a story in its frame. */
const showStory = async (page, url) => {
  await page.goto(`${url}/index.html?path=/story/${component}--default`);
  await page.frameLocator("#storybook-preview-iframe").getByRole("button").first().waitFor();
};

const search = async (page, url) => {
  await page.goto(`${url}/index.html`);
  await page.locator("#storybook-explorer-searchfield").fill("Button");
  await page.locator(`.search-result-item[data-id="${component}--docs"]`).click();
  await page.waitForURL(isAt(`${component}--docs`));
};

/** A link in the frame of a page leads the manager to another page. */
const followLink = async (page, url) => {
  await page.goto(`${url}/index.html?path=/docs/welcome-start-here--docs`);
  const link = page.frameLocator("#storybook-preview-iframe").locator('li a[href*="path=/docs/"]');
  const { searchParams } = new URL(await link.first().evaluate(({ href }) => href));
  await link.first().click();
  await page.waitForURL(isAt(searchParams.get("path").split("/").at(-1)));
};

/** Opens a page outside of the manager. Its links must lead to entries of the index. */
const openDocs = async (page, url, id, ids) => {
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator("#storybook-docs h1").first().waitFor();
  const targets = await page
    .locator('#storybook-docs a[href*="path=/"]')
    .evaluateAll((links) =>
      links.map(({ href }) => new URL(href).searchParams.get("path").split("/")[2]),
    );
  const lost = targets.filter((target) => !ids.has(target));
  if (lost.length > 0) throw new Error(`links to ${lost.join(", ")}, which do not exist`);
};

if (!existsSync(path.join(built, "index.json")))
  stopWith(`There is no built Storybook in ${built}: run pnpm storybook:build first.`);
const entries = Object.values(
  JSON.parse(readFileSync(path.join(built, "index.json"), "utf8")).entries,
);
const ids = new Set(entries.map(({ id }) => id));
const { judge, end } = openCount();

const indexed = new Set(entries.map(({ importPath }) => path.posix.normalize(importPath)));
const missing = sourceFiles(["packages/ui", "apps/store"], /\.stories\.tsx$/).filter(
  (file) => !indexed.has(file),
);
judge(missing.length === 0, `the index has every stories file ${missing.join(", ")}`);

const pages = entries.filter(
  ({ type, tags }) => type === "docs" && tags.includes("unattached-mdx"),
);
const visits = [
  ["the manager shows a story", showStory],
  ["the search leads to a component", search],
  ["a link leads to its page", followLink],
  ...pages.map(({ id }) => [id, (page, url) => openDocs(page, url, id, ids)]),
];
const { url, close } = await serveFolder(built);
const browser = await chromium.launch({ executablePath: requireBrowser(), args: chromiumSwitches });
for (const [name, visit] of visits) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.route(/favicon/, (route) => route.fulfill({ body: "" }));
  const faults = recordFaults(page, url);
  await visit(page, url).catch((error) => faults.push(firstLineOf(error.message)));
  judge(faults.length === 0, [name, ...faults].join("\n       "));
  await page.close();
}
await browser.close();
await close();
end();
