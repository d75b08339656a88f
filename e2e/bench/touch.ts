import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright";
import { startState } from "./controls.ts";
import type { Control } from "./controls.ts";

/**
 * When the touch happens: 300 ms after the first contentful paint, the same with blocked scripts, at hydration, or when
 * nothing loads any more.
 */
export const moments = ["early", "blocked", "hydrated", "rest"] as const;
export type Moment = (typeof moments)[number];

/** Emulated phone: line speed in bits per second, latency in ms, and by how much the processor is slower. */
export interface Phone {
  bitsPerSecond: number;
  latencyMs: number;
  cpu: number;
}

/** What one touch took, in ms from the timestamp of `touchend`. */
export interface TouchResult {
  /** Time until the first frame in which the control or the page shows that it was touched. 0 if the finger still rests. */
  acknowledged: number;
  /** Time until the first frame that shows the result. Infinity if it did not come. */
  answered: number;
  /** Longest event duration (Interaction to Next Paint). */
  inp: number;
  /** Requests and bytes on the wire from the touch to the result. */
  requests: number;
  bytes: number;
}

const ANSWER_WITHIN_MS = 15_000;
const REST_MS = 4000;
/** How long a finger rests on a control. */
const TAP_MS = 80;

export const slowDown = async (page: Page, phone: Phone): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bitsPerSecond / 8,
    uploadThroughput: phone.bitsPerSecond / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: phone.cpu });
  return session;
};

/** Resolves in the page at a moment of its life. */
const waitFor = (page: Page, moment: Moment): Promise<unknown> =>
  page.evaluate(
    async ([target, rest]) => {
      const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const isHydrated = () => "isHydrated" in window;
      if (target === "early" || target === "blocked") {
        const painted = () => performance.getEntriesByName("first-contentful-paint")[0];
        while (!painted()) await after(10);
        await after(Math.max(0, (painted()?.startTime ?? 0) + 300 - performance.now()));
        return;
      }
      while (!isHydrated()) await after(5);
      if (target === "rest") {
        if (document.readyState !== "complete")
          await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
        await after(rest);
      }
    },
    [moment, REST_MS] as const,
  );

/** Prioritized Task Scheduling API, which the browser of the bench has. */
declare const scheduler: {
  postTask: (task: () => void, options: { priority: "user-blocking" }) => Promise<void>;
};

/** The expressions of a control, in the page. */
interface TouchedControl {
  find: () => HTMLElement | null | undefined;
  state: (target: HTMLElement) => unknown;
  check: (target: HTMLElement, start: unknown) => boolean;
}

/** Prepares the page to record a touch. Returns where to touch, null without the control. */
const prepare = async (
  page: Page,
  { target, isAnswered }: Control,
): Promise<{ x: number; y: number } | null> => {
  await page.evaluate(
    `window.touched = {
      find: () => ${target},
      state: (target) => ${startState},
      check: (target, start) => ${isAnswered},
    }`,
  );
  return page.evaluate(async (limit) => {
    const { find, state, check } = (window as unknown as { touched: TouchedControl }).touched;
    const element = find();
    if (!element) return null;
    const touched =
      element instanceof HTMLInputElement && element.getBoundingClientRect().width < 10
        ? (element.labels?.[0] ?? element)
        : element;
    touched.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // Sections that were far below the screen are rendered in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const start = state(element);
    const isShown = () => {
      try {
        return check(element, start);
      } catch {
        return false;
      }
    };
    // A pressed control changes its colours, one that waits for its result is dimmed and busy.
    const styleOf = () =>
      [touched, touched.firstElementChild ?? touched]
        .map((part) => {
          const { opacity, color, backgroundColor, borderColor } = getComputedStyle(part);
          return [part.ariaBusy, opacity, color, backgroundColor, borderColor].join();
        })
        .join();
    const before = styleOf();
    const touch = { from: 0, at: 0, inp: 0, first: 0, frame: 0, isAnsweredBefore: isShown() };
    Object.assign(window, { touch });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) touch.inp = Math.max(touch.inp, entry.duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    const watch = (): void => {
      requestAnimationFrame(() => {
        const isNow = isShown();
        const isFirst = touch.first === 0 && (isNow || styleOf() !== before);
        // The next task, before those of React, runs when the frame has been painted.
        void scheduler.postTask(
          () => {
            const now = performance.now();
            if (isFirst) {
              touch.first = now;
              // For the document that a link loads.
              sessionStorage.setItem("first-change", String(performance.timeOrigin + now));
            }
            if (isNow && touch.at > 0) touch.frame = now - touch.at;
            else if (now - touch.from < limit) watch();
            else touch.frame = Infinity;
          },
          { priority: "user-blocking" },
        );
      });
    };
    const once = { capture: true, once: true, passive: true };
    addEventListener(
      "touchstart",
      ({ timeStamp }) => {
        touch.from = timeStamp;
        watch();
      },
      once,
    );
    // A finger decides when it is lifted.
    addEventListener("touchend", ({ timeStamp }) => (touch.at = timeStamp), once);
    const box = touched.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 300) };
  }, ANSWER_WITHIN_MS);
};

/**
 * Measures one touch in a fresh context. Null if the control is not there yet. Rejects with a message when it is missing
 * at rest.
 */
export const measureTouch = async (
  browser: Browser,
  url: string,
  control: Control,
  moment: Moment,
  phone: Phone,
  options: BrowserContextOptions,
): Promise<TouchResult | null> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...options,
  });
  try {
    // esbuild names functions by a helper that the page does not have.
    await context.addInitScript("globalThis.__name = (named) => named");
    await context.addInitScript(() =>
      document.addEventListener("pallu:hydrated", () =>
        Object.assign(window, { isHydrated: true }),
      ),
    );
    const page = await context.newPage();
    const session = await slowDown(page, phone);
    if (moment === "blocked") await page.route("**/*.js", (route) => route.abort());
    const { html: body } = control;
    if (body !== undefined)
      await page.route(url, (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto(url, { waitUntil: "commit" });
    await waitFor(page, moment);
    const place = await prepare(page, control);
    if (!place) {
      if (moment === "rest") throw new Error(`${control.name}: the control is not on ${url}`);
      return null;
    }
    let requests = 0;
    let bytes = 0;
    session.on("Network.requestWillBeSent", () => (requests += 1));
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await page.waitForTimeout(TAP_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const touchedAt = Date.now();
    // Before hydration a link loads its page as a document of its own.
    const end = await page.waitForFunction(
      () => {
        const { touch } = window as unknown as { touch?: { frame: number } };
        if (touch) return touch.frame > 0 && { loadedAt: 0, changedAt: 0 };
        const [paint] = performance.getEntriesByName("first-contentful-paint");
        if (!paint) return null;
        const loadedAt = performance.timeOrigin + paint.startTime;
        return {
          loadedAt,
          changedAt: Number(sessionStorage.getItem("first-change") ?? loadedAt),
        };
      },
      undefined,
      { timeout: ANSWER_WITHIN_MS * 2, polling: 50 },
    );
    const seen = { requests, bytes };
    const { loadedAt, changedAt } = (await end.jsonValue()) as {
      loadedAt: number;
      changedAt: number;
    };
    if (loadedAt > 0) {
      const acknowledged = Math.max(0, changedAt - touchedAt);
      return { acknowledged, answered: loadedAt - touchedAt, inp: 0, ...seen };
    }
    // Event timing entries are queued after the next frame.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const { at, first, frame, inp, isAnsweredBefore } = await page.evaluate(
      () =>
        (
          window as unknown as {
            touch: Record<"at" | "first" | "frame" | "inp", number> & { isAnsweredBefore: boolean };
          }
        ).touch,
    );
    if (isAnsweredBefore) throw new Error(`${control.name}: the result is there before the touch`);
    const acknowledged = first > 0 ? Math.max(0, first - at) : Infinity;
    return { acknowledged, answered: frame, inp, ...seen };
  } finally {
    await context.close();
  }
};

export const median = (figures: number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
