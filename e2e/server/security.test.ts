import { createHash } from "node:crypto";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { slowExpect } from "../browser.ts";
import { test, url, userSeven, useShop, withStored } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";
import { startHostileHost } from "../hostileHost.ts";
import { payloads } from "./payloads.ts";
import { hostScreens, screens } from "../screens.ts";

const findingsOf = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp).evaluate().map(({ description }) => description);

const sourcesOf = (policy: string, directive: string): string[] =>
  (new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1] ?? "").split(" ");

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Lists script and style elements that the document's policy blocks, except data blocks. */
const straysOf = (html: string, policy: string): string[] => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = ""]) => !/ type="application\/(?:ld\+)?json"/.test(attributes))
    .filter(([, , text = ""]) => !sourcesOf(policy, "script-src").includes(hashOf(text)));
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].filter(
    ([, text = ""]) => !sourcesOf(policy, "style-src").includes(hashOf(text)),
  );
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  return [...[...scripts, ...styles].map(([element]) => element), ...preloads];
};

describe("the content security policy", () => {
  test("the evaluator reports nothing for any document, and policies allow only hashes of the document's own scripts and styles", async () => {
    for (const path of screens) {
      const response = await fetch(url + path);
      const policy = response.headers.get("content-security-policy") ?? "";
      const html = await response.text();
      const handlers = html.match(/<[^>]+\son[a-z]+\s*=/g) ?? [];
      const hashes = sourcesOf(policy, "script-src").filter((source) =>
        source.startsWith("'sha256-"),
      );
      expect({
        path,
        findings: findingsOf(policy),
        strays: straysOf(html, policy),
        handlers,
        hashes: hashes.length,
        others: sourcesOf(policy, "script-src").filter((source) => !hashes.includes(source)),
      }).toEqual({
        path,
        findings: [],
        strays: [],
        handlers: [],
        hashes: 2,
        others: ["'strict-dynamic'"],
      });
    }
    console.info(`G11: 0 findings in the policies of ${screens.length} documents, 0 strays`);
  });

  test("the evaluator reports a weaker policy", () => {
    expect(findingsOf("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
    expect(findingsOf("script-src 'nonce-0123456789abcdef' 'strict-dynamic'")).not.toEqual([]);
  });

  test("documents forbid framing and sniffing and send no full referrer", async () => {
    const { headers } = await fetch(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});

/** Effects of the payloads in a page. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    hits: (window as unknown as { hits: string[] }).hits,
    elements: [...document.querySelectorAll("[data-hit]")].map((element) => element.outerHTML),
    addresses: [...document.querySelectorAll("a[href], img[src], form[action]")]
      .map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "")
      .filter((address) =>
        /^\s*(?:j\s*a\s*v\s*a|data:text|\/\/elsewhere|https:\/\/elsewhere)/i.test(address),
      ),
  }));

const nothing = { hits: [], elements: [], addresses: [] };

const openVictim = async (openPage: OpenPage, origin: string, username: string) => {
  const opened = await openPage({
    origin,
    ignoresConsole: true,
    // Files with such names do not exist, and calls with such ids are rejected.
    allowedStatuses: [400, 404, 409, 431, 500],
    storageState: withStored(origin, userSeven(username)),
  });
  await opened.context.addInitScript(() => {
    const hits: string[] = [];
    const hit = (): void => void hits.push(location.href);
    document.addEventListener("securitypolicyviolation", (event) => {
      hits.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
    Object.assign(window, { hits, hit, alert: hit, confirm: hit, prompt: hit });
  });
  return opened;
};

/** Timeout for a busy machine. */
const patient = { timeout: 60_000 };

/** Returns whether the page shows the API's texts, in content or fields. */
const hasTexts = (): boolean =>
  [document.body.textContent, ...[...document.querySelectorAll("input")].map(({ value }) => value)]
    .join(" ")
    .includes("hit");

describe("hostile texts", () => {
  let text = "";
  const shop = useShop({ LOG_LEVEL: "silent" }, () => startHostileHost(() => text));

  test("in every field of every answer stay text on every page", async ({ openPage }) => {
    // From the last to the first, as a text that opens a comment or script would hide the following ones.
    text = payloads.toReversed().join(" ");
    const { page } = await openVictim(openPage, shop.url, text);
    for (const path of hostScreens) {
      await page.goto(shop.url + path, { waitUntil: "load" });
      // The payloads are visible, so they were rendered.
      await slowExpect
        .poll(() => page.evaluate(hasTexts), { ...patient, message: path })
        .toBe(true);
      expect({ path, ...(await traces(page)) }).toEqual({ path, ...nothing });
    }
    console.info(
      `G11: ${payloads.length} payloads in every field of ${hostScreens.length} pages: 0 ran`,
    );
  });
});

describe("hostile addresses", () => {
  const places = (text: string): string[] => {
    const coded = encodeURIComponent(text);
    return [
      `/allproducts?q=${coded}&sort=${coded}`,
      `/product-details/kanchipuram-temple-border?variant=${coded}`,
      `/product-details/${coded}`,
      `/invoice/${coded}`,
      `/no-such-page/${coded}?next=${coded}#${coded}`,
    ];
  };

  test("stay text in the browser", async ({ openPage }) => {
    const { page } = await openVictim(openPage, url, "Asha");
    for (const half of [payloads.slice(0, 33), payloads.slice(33)])
      for (const path of places(half.join(" "))) {
        await page.goto(url + path, { waitUntil: "load" });
        expect({ path, ...(await traces(page)) }).toEqual({ path, ...nothing });
      }
    expect(new URL(page.url()).origin).toBe(new URL(url).origin);
  });
});
