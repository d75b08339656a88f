import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alive, startWhenPainted } from "./starter.ts";

const asked = (): string[] =>
  [...document.head.querySelectorAll("script, link")].map((element) =>
    element instanceof HTMLLinkElement
      ? `${element.rel} ${element.getAttribute("href")}`
      : `${element.getAttribute("type")} ${element.getAttribute("src")}`,
  );

const everything = ["module /shop.js", "modulepreload /page.js"];

/** Shows a page and runs what stands at its end; returns what settles its picture. */
const arrive = (html: string): { come: () => void; fail: () => void } => {
  let come = (): void => undefined;
  let fail = (): void => undefined;
  const settled = new Promise<void>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error("broken"));
  });
  HTMLImageElement.prototype.decode = () => settled;
  document.body.innerHTML = html;
  // Scripts do not run in this document; what they do to it is the same.
  runInThisContext(`${startWhenPainted}(["/shop.js"],["/page.js"])`);
  return { come, fail };
};

const hero = '<img fetchpriority="high" src="/hero.avif"><img src="/card.avif">';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // What ran in this document listens until the shop is there.
  document.dispatchEvent(new Event(alive));
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

test("[FTR-10] the year at the foot is that of the visitor's clock", () => {
  vi.setSystemTime(new Date(2031, 4, 1));
  arrive("<footer>© <span data-year>2026</span> Pallu</footer>");
  expect(document.querySelector("footer")?.textContent).toBe("© 2031 Pallu");
});

test("the scripts are asked for when the first picture is painted", async () => {
  const { come } = arrive(hero);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([]);
  come();
  await vi.advanceTimersByTimeAsync(50);
  expect(asked()).toEqual(everything);
  for (const element of document.head.children) expect(element).toMatchObject({ crossOrigin: "" });
});

test("a picture that cannot be shown holds nothing up", async () => {
  const { fail } = arrive(hero);
  fail();
  await vi.advanceTimersByTimeAsync(50);
  expect(asked()).toEqual(everything);
});

test("a page without such a picture asks at once", async () => {
  arrive('<img src="/card.avif">');
  expect(asked()).toEqual(everything.slice(0, 1));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(everything);
});

test("a picture that is slow is waited for two seconds", async () => {
  const { come } = arrive(hero);
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(everything.slice(0, 1));
  come();
  await vi.advanceTimersByTimeAsync(50);
  expect(asked()).toEqual(everything);
});

test.each(["pointerdown", "keydown", "focusin"])(
  "whoever acts is not kept waiting: %s",
  async (event) => {
    arrive(`${hero}<button>Filter</button>`);
    document.querySelector("button")?.dispatchEvent(new Event(event, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked()).toEqual(everything);
  },
);

test("the last button that was pressed before the shop was there is pressed again, once", () => {
  arrive(`${hero}<button type="button">Add</button><button type="button"><b>Filter</b></button>`);
  const presses: string[] = [];
  document.body.addEventListener("click", ({ target }) => {
    if (target instanceof Element) presses.push(target.textContent);
  });
  const [add, filter] = document.querySelectorAll("button");
  add?.click();
  filter?.querySelector("b")?.click();
  document.body.click();
  presses.length = 0;
  document.dispatchEvent(new Event(alive));
  expect(presses).toEqual(["Filter"]);
  add?.click();
  document.dispatchEvent(new Event(alive));
  expect(presses).toEqual(["Filter", "Add"]);
});

test("where nothing was pressed nothing is", () => {
  arrive(`${hero}<a href="#top">Top</a><button type="submit">Send</button>`);
  const onClick = vi.fn<() => void>();
  document.querySelector("a")?.click();
  document.body.addEventListener("click", onClick);
  document.dispatchEvent(new Event(alive));
  expect(onClick).not.toHaveBeenCalled();
});
