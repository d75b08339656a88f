import { expect } from "vitest";
import { gotoSettled, holdBack } from "../browser.ts";
import { test, url } from "../fixtures.ts";

test.for([
  ["/", "Halant"],
  ["/index-v2", "Bricolage Grotesque"],
  ["/index-v5", "Marcellus"],
  ["/index-v6", "Shrikhand"],
])(
  "%s is painted before its fonts are there, and then in its own font",
  async ([path, family], { openPage }) => {
    const { page } = await openPage({ viewport: { width: 360, height: 800 } });
    const release = await holdBack(page, "**/*.woff2");
    await page.goto(url + path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    /** How text is painted until each face of the family is there, and whether it is. */
    const faces = (): Promise<[display: string, isLoaded: boolean][]> =>
      page.evaluate(
        (name) =>
          [...document.fonts]
            .filter((face) => face.family.replaceAll('"', "") === name)
            .map((face) => [face.display, face.status === "loaded"]),
        family,
      );
    expect(await faces()).toEqual([["swap", false]]);
    release();
    await expect.poll(faces).toEqual([["swap", true]]);
  },
);

test.for([
  ["/", 360],
  ["/", 1280],
  ["/allproducts", 360],
  ["/product-details/kanchipuram-temple-border", 360],
] as const)(
  "the main picture of %s at %i px is loaded once, at 360 px by the head",
  async ([path, width], { openPage }) => {
    const { page } = await openPage({ viewport: { width, height: 800 } });
    await gotoSettled(page, url + path);
    const loaded = await page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
      return performance
        .getEntriesByName(image?.currentSrc ?? "")
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType);
    });
    expect(loaded).toEqual([width === 360 ? "link" : "img"]);
  },
);

test.for(["/", "/index-v2", "/index-v5", "/allproducts", "/login"])(
  "the main element of %s stays in its place while the rest of the document arrives",
  async (path, { openPage }) => {
    const { page } = await openPage({ javaScriptEnabled: false });
    const topOfMain = async (): Promise<number> => {
      await page.goto(url + path);
      return page.getByRole("main").evaluate((main) => main.getBoundingClientRect().top);
    };
    const whole = await topOfMain();
    await page.route(url + path, async (route) => {
      const response = await route.fetch();
      const [start = ""] = /^.*?<main[^>]*>/s.exec(await response.text()) ?? [];
      await route.fulfill({ response, body: start });
    });
    expect(await topOfMain()).toBe(whole);
  },
);
