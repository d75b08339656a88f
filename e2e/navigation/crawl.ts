import type { Page } from "playwright";

export interface PageContent {
  status: number;
  /** Final path and query after redirects. */
  finalPath: string;
  /** Ids of elements, targets of fragments. */
  anchors: string[];
  /** URLs of links and forms, with fragments. */
  links: string[];
  /** URLs of pictures, scripts, styles, fonts and other resources. */
  files: string[];
  /** Names of links to a bare `#`. */
  emptyLinks: string[];
}

/** Reads the served HTML of a page. The browser parses it and runs no scripts. */
const readPage = (page: Page, url: string): Promise<PageContent> =>
  page.evaluate(async (target): Promise<PageContent> => {
    const response = await fetch(target);
    const document = new DOMParser().parseFromString(await response.text(), "text/html");
    const base = new URL(response.url);
    const found = (selector: string, attribute: string): string[] =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute(attribute) ?? "");
    const absolute = (url: string): string => new URL(url, base).href;
    const sources = (list: string): string[] =>
      list.split(",").map((part) => part.trim().split(" ")[0] ?? "");
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
    const isEmpty = (link: Element): boolean => link.getAttribute("href") === "#";
    return {
      status: response.status,
      finalPath: base.pathname + base.search,
      anchors: found("[id]", "id"),
      links: [
        ...links
          .filter((link) => !isEmpty(link))
          .map((link) => absolute(link.getAttribute("href") ?? "")),
        ...forms,
      ],
      files: [
        ...found("[src]", "src"),
        ...found("[srcset]", "srcset").flatMap(sources),
        ...found("[imagesrcset]", "imagesrcset").flatMap(sources),
        ...found("link[href]:not([rel=canonical])", "href"),
        ...found("use[href]", "href").filter((url) => !url.startsWith("#")),
        ...found("[poster]", "poster"),
        ...found("meta[property='og:image']", "content"),
      ]
        .filter((url) => !url.startsWith("data:"))
        .map(absolute),
      emptyLinks: links
        .filter(isEmpty)
        .map((link) => (link.getAttribute("aria-label") ?? link.textContent ?? "").trim()),
    };
  }, url);

export interface Crawl {
  /** Content of every page, by path and query. */
  pages: Map<string, PageContent>;
  /** Page on which a URL was found first. */
  foundOn: Map<string, string>;
  files: Set<string>;
  /** Links to other origins. */
  externalLinks: Set<string>;
}

/** Limit that detects endless URLs. */
const MAX_PAGES = 1000;

/** Reads the pages at `starts` and all pages they link to, a few at a time. */
export const crawl = async (page: Page, origin: string, starts: string[]): Promise<Crawl> => {
  const pages: Crawl["pages"] = new Map();
  const foundOn = new Map(starts.map((path) => [path, "the menu"]));
  const files: Crawl["files"] = new Set();
  const externalLinks: Crawl["externalLinks"] = new Set();
  const queue = [...starts];
  const enqueue = (link: string, from: string): void => {
    const { origin: host, pathname, search } = new URL(link);
    if (host !== origin) {
      externalLinks.add(link);
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
    for (const link of reading.links) enqueue(link, path);
    for (const file of reading.files) {
      if (!foundOn.has(file)) foundOn.set(file, path);
      files.add(file);
    }
  };
  while (queue.length > 0) {
    await Promise.all(queue.splice(0, 4).map(read));
    if (pages.size > MAX_PAGES) throw new Error(`More than ${MAX_PAGES} pages: ${queue[0]} …`);
  }
  return { pages, foundOn, files, externalLinks };
};

/** URLs that a style sheet refers to. */
const urlsIn = (styles: string, base: string): string[] =>
  [...styles.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map(([, url = ""]) => url)
    .filter((url) => !/^(?:data:|#)/.test(url))
    .map((url) => new URL(url, base).href);

/**
 * Returns the status of files, including those referenced by style sheets, 0 without a response. They are requested
 * without a browser, where each request also passes through its network process and the test runner.
 */
export const statusesOf = async (files: string[]): Promise<Map<string, number>> => {
  const sheets = files.filter((file) => file.endsWith(".css"));
  const fromStyles = await Promise.all(
    sheets.map(async (sheet) => urlsIn(await (await fetch(sheet)).text(), sheet)),
  );
  const queue = [...new Set([...files, ...fromStyles.flat()])];
  const statuses = new Map<string, number>();
  while (queue.length > 0) {
    await Promise.all(
      queue.splice(0, 20).map(async (file) => {
        const status = await fetch(file, { method: "HEAD" }).then(
          (response) => response.status,
          () => 0,
        );
        statuses.set(file, status);
      }),
    );
  }
  return statuses;
};
