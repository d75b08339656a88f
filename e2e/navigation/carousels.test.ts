import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { gotoSettled, slowExpect } from "../browser.ts";
import { test, url } from "../fixtures.ts";
import type { OpenPage } from "../fixtures.ts";

const slides = (carousel: Locator): Locator => carousel.locator("[aria-roledescription=slide]");

/** Counts the slides that are completely visible in their carousel. */
const countWhole = (carousel: Locator): Promise<number> =>
  carousel.evaluate((section) => {
    const all = [...section.querySelectorAll("[aria-roledescription=slide]")];
    const room = all[0]?.parentElement?.parentElement?.getBoundingClientRect();
    if (!room) return 0;
    return all
      .map((slide) => (slide.firstElementChild ?? slide).getBoundingClientRect())
      .filter(({ left, right }) => left >= room.left - 1 && right <= room.right + 1).length;
  });

const trackOf = (carousel: Locator): Locator => slides(carousel).first().locator("xpath=../..");

/** Scrolls to a carousel, which starts its script and its animations. */
const comeTo = async (page: Page, name: string): Promise<Locator> => {
  const carousel = page.getByRole("region", { name, exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await slowExpect(trackOf(carousel)).toBeInViewport();
  return carousel.and(page.locator("[data-enhanced]"));
};

interface Layout {
  carousel: string;
  path: string;
  /** Requirement ids, window width, number of visible slides. */
  steps: [ids: string, width: number, count: number][];
}

const products: Layout["steps"] = [
  ["[BIZ-20]", 600, 1],
  ["[BIZ-21]", 640, 2],
  ["[BIZ-22]", 1023, 2],
  ["[BIZ-22]", 1024, 4],
];
const layouts: Layout[] = [
  { carousel: "New Arrival", path: "/", steps: products },
  { carousel: "Trending", path: "/", steps: products },
  {
    carousel: "Related Products",
    path: "/product-details",
    steps: [
      ["[PDP-20]", 639, 1],
      ["[PDP-21]", 640, 2],
      ["[PDP-21]", 1023, 2],
      ["[PDP-22]", 1024, 3],
      ["[PDP-22]", 1279, 3],
      ["[PDP-23]", 1280, 4],
    ],
  },
  {
    carousel: "Partners",
    path: "/",
    steps: [
      ["[BIZ-40]", 767, 2],
      ["[BIZ-39]", 768, 3],
      ["[BIZ-39]", 990, 3],
      ["[BIZ-38]", 991, 4],
      ["[BIZ-37]", 1024, 6],
    ],
  },
  { carousel: "Top Brands", path: "/index-v3", steps: [["[BIZ-32]", 1440, 5]] },
  {
    carousel: "Collections",
    path: "/",
    steps: [
      ["[BIZ-23]", 375, 1],
      ["[BIZ-23]", 1440, 1],
    ],
  },
  {
    carousel: "Product Category",
    path: "/index-v5",
    steps: [
      ["[BIZ-26]", 767, 1],
      ["[BIZ-27]", 768, 2],
      ["[BIZ-27]", 990, 2],
      ["[BIZ-28]", 991, 3],
    ],
  },
  {
    carousel: "Latest rooms",
    path: "/portfolio-v2",
    steps: [
      ["[PORT-12]", 360, 1],
      ["[PORT-12]", 1440, 1],
    ],
  },
];

test.for(
  layouts.flatMap(({ carousel, path, steps }) =>
    steps.map(([ids, width, count]) => [ids, carousel, path, width, count] as const),
  ),
)("%s %s on %s, %i px wide: %i", async ([_ids, carousel, path, width, count], { sharedPage }) => {
  const page = await sharedPage({ reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 800 });
  await gotoSettled(page, url + path);
  const near = await comeTo(page, carousel);
  await slowExpect.poll(() => countWhole(near)).toBe(count);
});

test("[BIZ-34] logos of partners have a gap of 50 px", async ({ sharedPage }) => {
  const page = await sharedPage({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await gotoSettled(page, url);
  const logos = slides(await comeTo(page, "Partners"));
  await logos.nth(1).waitFor({ state: "attached" });
  const gap = await logos.evaluateAll(([first, second]) => {
    const start = second?.firstElementChild?.getBoundingClientRect().left ?? 0;
    return start - (first?.firstElementChild?.getBoundingClientRect().right ?? 0);
  });
  expect(Math.round(gap)).toBe(50);
});

/** Opens a page, by default the home page, with a stopped clock. */
const openStopped = async (openPage: OpenPage, banners?: unknown, path = "") => {
  const { page } = await openPage();
  if (banners !== undefined)
    await page.route("**/api/home-banners", (route) => route.fulfill({ json: banners }));
  await page.clock.install({ time: 0 });
  await gotoSettled(page, url + path);
  await page.clock.pauseAt(600_000);
  return { page };
};

/** Returns position and number of slides, from "3 of 5". */
const placeOf = async (carousel: Locator): Promise<[index: number, count: number]> => {
  const text = await carousel
    .locator("bdi", { hasText: /^\d+ of \d+$/ })
    .first()
    .textContent();
  const [index = NaN, count = NaN] = (text ?? "").split(" of ").map(Number);
  return [index - 1, count];
};

/** Counts the moves in each of several intervals. */
const movesIn = async (
  page: Page,
  carousel: Locator,
  stretchMs: number,
  stretches: number,
): Promise<number[]> => {
  const moves: number[] = [];
  let [before] = await placeOf(carousel);
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    await page.clock.runFor(stretchMs);
    const [after, count] = await placeOf(carousel);
    moves.push((after - before + count) % count);
    before = after;
  }
  return moves;
};

const once = (count: number): number[] => Array.from({ length: count }, () => 1);

type Pace = [ids: string, carousel: string, ms: number, path?: string];

describe("by the clock", () => {
  const paces: Pace[] = [
    ["[BIZ-16] [BIZ-17]", "New in the shop", 4000],
    ["[BIZ-18] [BIZ-19]", "New Arrival", 3000],
    ["[BIZ-18] [BIZ-19]", "Trending", 3000],
    ["[BIZ-33] [BIZ-35]", "Partners", 5000],
    ["[PORT-09]", "Latest rooms", 5000, "/portfolio-v2"],
    ["[BIZ-24] [BIZ-25]", "Product Category", 5000, "/index-v5"],
    ["[BIZ-29]", "Small things", 4000, "/index-v3"],
    ["[BIZ-30]", "From the blog", 4000, "/index-v2"],
  ];
  test.for(paces)(
    "%s %s moves on every %i ms and goes round",
    async ([_ids, name, everyMs, path = ""], { openPage }) => {
      const { page } = await openStopped(openPage, undefined, path);
      const carousel = await comeTo(page, name);
      const [, count] = await placeOf(carousel);
      expect(count).toBeGreaterThan(1);
      // Ends a move that began before the carousel was on the screen, which takes no time.
      await page.clock.runFor(100);
      // Intervals start with the end of the first move on the screen.
      const [still] = await placeOf(carousel);
      const startsWithin = Array.from({ length: 15 }, () => everyMs / 10);
      for (const tenthMs of startsWithin) {
        if ((await placeOf(carousel))[0] !== still) break;
        await page.clock.runFor(tenthMs);
      }
      // Moves end up to a frame early or late, so none may end near the limit of an interval.
      await page.clock.runFor(everyMs / 4);
      const stretches = count + 2;
      expect(await movesIn(page, carousel, everyMs, stretches)).toEqual(once(stretches));
    },
  );

  const moves: Pace[] = [
    ["[BIZ-13]", "New in the shop", 3000],
    ["[BIZ-36]", "Partners", 2000],
    ["[PORT-10] [PORT-11]", "Latest rooms", 300, "/portfolio-v2"],
  ];
  test.for(moves)(
    "%s one move of %s takes %i ms",
    async ([_ids, name, moveMs, path = ""], { openPage }) => {
      const { page } = await openStopped(openPage, [], path);
      const carousel = await comeTo(page, name);
      const [before] = await placeOf(carousel);
      await carousel.getByRole("button", { name: "Next slide" }).click();
      await page.clock.runFor(moveMs - 100);
      expect((await placeOf(carousel))[0]).toBe(before);
      await page.clock.runFor(200);
      expect((await placeOf(carousel))[0]).toBe(before + 1);
    },
  );

  // A move takes 2000 and 3000 ms: one that starts in an interval ends in the next.
  test.for([
    ["[BIZ-31] [TPL-11]", "The season", "/index-v4", undefined, 1],
    ["[BIZ-12] [BIZ-14] [BIZ-15]", "New in the shop", "", [], 0],
  ] as const)(
    "%s the banner %s of %s is paused; once played it moves every 8000 ms",
    async ([_ids, name, path, banners, inTenSeconds], { openPage }) => {
      const { page } = await openStopped(openPage, banners, path);
      const carousel = await comeTo(page, name);
      expect(await movesIn(page, carousel, 20_000, 1)).toEqual([0]);
      await carousel.getByRole("button", { name: "Play slides" }).press("Enter");
      await slowExpect(carousel.getByRole("button", { name: "Pause slides" })).toBeVisible();
      expect(await movesIn(page, carousel, 7000, 1)).toEqual([0]);
      expect(await movesIn(page, carousel, 3100, 1)).toEqual([inTenSeconds]);
      expect(await movesIn(page, carousel, 8000, 3)).toEqual(once(3));
    },
  );
});
