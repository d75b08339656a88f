import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrated } from "./hydrated.ts";
import { deferScripts } from "./deferScripts.ts";

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
  runInThisContext(`${deferScripts}(["/shop.js"],["/page.js"])`);
  return { come, fail };
};

const hero = '<img fetchpriority="high" src="/hero.avif"><img src="/card.avif">';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // What ran in this document listens until the shop is there.
  document.dispatchEvent(new Event(hydrated));
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

const hydrate = async (): Promise<void> => {
  document.dispatchEvent(new Event(hydrated));
  await vi.advanceTimersByTimeAsync(100);
};

test("presses before hydration show that they are taken, and are repeated in order, each once", async () => {
  arrive(`${hero}<button type="button">Add</button><button type="button"><b>Filter</b></button>`);
  const presses: string[] = [];
  document.body.addEventListener("click", ({ target }) => {
    if (target instanceof Element) presses.push(target.textContent);
  });
  const [add, filter] = document.querySelectorAll("button");
  add?.click();
  filter?.querySelector("b")?.click();
  add?.click();
  expect(presses).toEqual([]);
  expect(add?.getAttribute("aria-busy")).toBe("true");
  await hydrate();
  expect(presses).toEqual(["Add", "Filter", "Add"]);
  expect(document.querySelector("[aria-busy]")).toBeNull();
  add?.click();
  await hydrate();
  expect(presses).toEqual(["Add", "Filter", "Add", "Add"]);
});

test("links, and buttons that send a GET form, work before hydration", async () => {
  arrive(`${hero}<a href="#top">Top</a><form><button>Search</button></form>`);
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener("click", onClick);
  document.body.addEventListener("submit", onSubmit);
  document.querySelector("a")?.click();
  document.querySelector("button")?.click();
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await hydrate();
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a POST form that is sent before hydration is held, and sent once by the same button", async () => {
  arrive(
    `${hero}<form method="post"><button name="a">A</button><button name="b">B</button></form>`,
  );
  const submitters: (string | undefined)[] = [];
  document.body.addEventListener("submit", (event) => {
    event.preventDefault();
    submitters.push(event.submitter?.textContent);
  });
  const [, second] = document.querySelectorAll("button");
  second?.click();
  second?.click();
  expect(submitters).toEqual([]);
  expect(second?.getAttribute("aria-busy")).toBe("true");
  await hydrate();
  expect(submitters).toEqual(["B"]);
  expect(second?.hasAttribute("aria-busy")).toBe(false);
});

test("keys on a slider are repeated in order", async () => {
  arrive(`${hero}<span role="slider" tabindex="0"></span>`);
  const slider = document.querySelector("span");
  const keys: string[] = [];
  slider?.addEventListener("keydown", ({ key }) => keys.push(key));
  const press = (key: string): boolean | undefined =>
    slider?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect([press("ArrowRight"), press("PageUp"), press("Tab")]).toEqual([false, false, true]);
  expect(keys).toEqual(["Tab"]);
  await hydrate();
  expect(keys).toEqual(["Tab", "ArrowRight", "PageUp"]);
});

test("scripts that cannot be loaded are told of, and a form stays as it was filled in", async () => {
  arrive('<main><form method="post"><input><button>Send</button></form></main>');
  const input = document.querySelector("input");
  if (input) input.value = "typed";
  const onSubmit = vi.fn<() => void>();
  document.body.addEventListener("submit", onSubmit);
  document.querySelector("button")?.click();
  document.head.querySelector("script")?.dispatchEvent(new Event("error"));
  expect(document.querySelector("main > [role=alert]")?.textContent).toContain(
    "load the page again",
  );
  expect(document.querySelector("[aria-busy]")).toBeNull();
  document.querySelector("button")?.click();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input?.value).toBe("typed");
});
