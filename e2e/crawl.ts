import type { Page } from "playwright";

export interface Reading {
  status: number;
  /** Where the answer came from in the end: path and query. */
  landed: string;
  /** Ids that a fragment can name. */
  anchors: string[];
  /** Addresses that a click or a form without scripts leads to, fragments included. */
  links: string[];
  /** Pictures, scripts, styles, faces and whatever else it asks for. */
  files: string[];
  /** Names of the links that lead to a bare `#`. */
  blind: string[];
}

/** Reads one page as it is served; the browser fetches and parses, but runs nothing. */
const readPage = (page: Page, address: string): Promise<Reading> =>
  page.evaluate(async (asked): Promise<Reading> => {
    const answer = await fetch(asked);
    const document = new DOMParser().parseFromString(await answer.text(), "text/html");
    const base = new URL(answer.url);
    const found = (selector: string, attribute: string): string[] =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute(attribute) ?? "");
    const absolute = (address: string): string => new URL(address, base).href;
    const sources = (list: string): string[] =>
      list.split(/,\s+/).map((part) => part.split(" ")[0] ?? "");
    const forms = [...document.querySelectorAll("form")]
      .filter(({ method }) => method === "get")
      .map((form) => {
        const target = new URL(form.getAttribute("action") ?? "", base);
        target.search = "";
        for (const [name, value] of new FormData(form))
          target.searchParams.append(name, typeof value === "string" ? value : value.name);
        return target.href;
      });
    const links = [...document.querySelectorAll("a[href], area[href]")];
    const isBlind = (link: Element): boolean => link.getAttribute("href") === "#";
    return {
      status: answer.status,
      landed: base.pathname + base.search,
      anchors: found("[id]", "id"),
      links: [
        ...links
          .filter((link) => !isBlind(link))
          .map((link) => absolute(link.getAttribute("href") ?? "")),
        ...forms,
      ],
      files: [
        ...found("[src]", "src"),
        ...found("[srcset]", "srcset").flatMap(sources),
        ...found("[imagesrcset]", "imagesrcset").flatMap(sources),
        ...found("link[href]:not([rel=canonical])", "href"),
        ...found("use[href]", "href").filter((address) => !address.startsWith("#")),
        ...found("[poster]", "poster"),
        ...found("meta[property='og:image']", "content"),
      ]
        .filter((address) => !address.startsWith("data:"))
        .map(absolute),
      blind: links
        .filter(isBlind)
        .map((link) => (link.getAttribute("aria-label") ?? link.textContent ?? "").trim()),
    };
  }, address);

export interface Crawl {
  /** What every page held, by path and query. */
  pages: Map<string, Reading>;
  /** On which page an address was found first. */
  foundOn: Map<string, string>;
  files: Set<string>;
  /** Links that leave the shop. */
  foreign: Set<string>;
}

/** Addresses that only ever grow would never end. */
const mostPages = 1000;

/** Reads the pages at `starts` and all that they lead to, a few at a time. */
export const crawl = async (page: Page, origin: string, starts: string[]): Promise<Crawl> => {
  const pages: Crawl["pages"] = new Map();
  const foundOn = new Map(starts.map((path) => [path, "the menu"]));
  const files: Crawl["files"] = new Set();
  const foreign: Crawl["foreign"] = new Set();
  const queue = [...starts];
  const note = (link: string, from: string): void => {
    const { origin: host, pathname, search } = new URL(link);
    if (host !== origin) {
      foreign.add(link);
      return;
    }
    const path = pathname + search;
    if (foundOn.has(path)) return;
    foundOn.set(path, from);
    queue.push(path);
  };
  const read = async (path: string): Promise<void> => {
    const reading = await readPage(page, path);
    pages.set(path, reading);
    for (const link of reading.links) note(link, path);
    for (const file of reading.files) {
      if (!foundOn.has(file)) foundOn.set(file, path);
      files.add(file);
    }
  };
  while (queue.length > 0) {
    await Promise.all(queue.splice(0, 4).map(read));
    if (pages.size > mostPages) throw new Error(`More than ${mostPages} pages: ${queue[0]} …`);
  }
  return { pages, foundOn, files, foreign };
};

/** How files answer, and what their style sheets ask for. */
export const statusesOf = async (page: Page, files: string[]): Promise<Map<string, number>> => {
  const fromStyles = await page.evaluate(
    async (sheets) => {
      const texts = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
      return texts.flatMap((text, index) =>
        [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
          .map(([, address = ""]) => address)
          .filter((address) => !/^(?:data:|#)/.test(address))
          .map((address) => new URL(address, sheets[index]).href),
      );
    },
    files.filter((file) => file.endsWith(".css")),
  );
  return new Map(
    await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async (file): Promise<[string, number]> => [
            file,
            await fetch(file, { method: "HEAD" }).then(
              ({ status }) => status,
              () => 0,
            ),
          ]),
        ),
      [...new Set([...files, ...fromStyles])],
    ),
  );
};
