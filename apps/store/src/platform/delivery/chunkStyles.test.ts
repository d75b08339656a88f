import { beforeEach, expect, test, vi } from "vitest";
import { hydrated } from "./hydration.ts";

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>("link:not([disabled])")];

const open = async () => {
  vi.resetModules();
  const { withStyles } = await import("./chunkStyles.ts");
  return { loadMenu: withStyles(async () => "menu"), loadSearch: withStyles(async () => "search") };
};

const hydrate = (): void => void document.dispatchEvent(new Event(hydrated));

beforeEach(() => {
  document.head.innerHTML =
    '<link id="chunk-styles" rel="stylesheet" disabled href="/chunks.css" data-file="/assets/all.css">';
});

test("a chunk that is loaded after hydration waits for the styles, which are loaded once", async () => {
  const { loadMenu, loadSearch } = await open();
  hydrate();
  const settled = vi.fn();
  const loads = Promise.all([loadMenu(), loadSearch()]).then(settled);
  await Promise.resolve();
  expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual(["/assets/all.css"]);
  expect(settled).not.toHaveBeenCalled();
  sheets()[0]?.dispatchEvent(new Event("load"));
  await loads;
  expect(settled).toHaveBeenCalledWith(["menu", "search"]);
});

test("before hydration a chunk is loaded alone", async () => {
  const { loadMenu } = await open();
  expect(await loadMenu()).toBe("menu");
  expect(sheets()).toEqual([]);
});

test("styles that fail to load fail the chunk, and are loaded again by the next one", async () => {
  const { loadMenu } = await open();
  hydrate();
  const lost = loadMenu();
  sheets()[0]?.dispatchEvent(new Event("error"));
  await expect(lost).rejects.toThrow("/assets/all.css could not be loaded.");
  const found = loadMenu();
  expect(sheets()).toHaveLength(1);
  sheets()[0]?.dispatchEvent(new Event("load"));
  expect(await found).toBe("menu");
});

test("without such a sheet a chunk is loaded alone", async () => {
  document.head.innerHTML = "";
  const { loadMenu } = await open();
  hydrate();
  expect(await loadMenu()).toBe("menu");
});
