import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrated } from "./hydration.ts";
import { deferScripts } from "./deferScripts.ts";

const requested = (): string[] =>
  [...document.head.querySelectorAll("script, link")].map((element) =>
    element instanceof HTMLLinkElement
      ? `${element.rel} ${element.getAttribute("href")}`
      : `${element.getAttribute("type")} ${element.getAttribute("src")}`,
  );

const everything = ["module /shop.js", "modulepreload /page.js"];

/** Renders a page and runs the script of its end. Returns functions that settle the decoding of the image. */
const renderDocument = (html: string): { settle: () => void; fail: () => void } => {
  let settle = (): void => undefined;
  let fail = (): void => undefined;
  const settled = new Promise<void>((resolve, reject) => {
    settle = resolve;
    fail = () => reject(new Error("broken"));
  });
  HTMLImageElement.prototype.decode = () => settled;
  document.body.innerHTML = html;
  // jsdom runs no inserted scripts; their effect on the document is the same.
  runInThisContext(`${deferScripts}(["/shop.js"],["/page.js"])`);
  return { settle, fail };
};

const hero = '<img fetchpriority="high" src="/hero.avif"><img src="/card.avif">';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  // Removes the listeners of the script.
  await hydrate();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

test("[FTR-10] the footer shows the year of the visitor's clock", () => {
  vi.setSystemTime(new Date(2031, 4, 1));
  renderDocument("<footer>© <span data-year>2026</span> Pallu</footer>");
  expect(document.querySelector("footer")?.textContent).toBe("© 2031 Pallu");
});

test("loads the scripts when the LCP image has painted", async () => {
  const { settle } = renderDocument(hero);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requested()).toEqual([]);
  settle();
  await vi.advanceTimersByTimeAsync(50);
  expect(requested()).toEqual(everything);
  for (const element of document.head.children) expect(element).toMatchObject({ crossOrigin: "" });
});

test("the preload of the LCP image is removed when the image is there, and not before", async () => {
  const { settle } = renderDocument(hero);
  document.head.insertAdjacentHTML("beforeend", '<link rel="preload" as="image">');
  window.dispatchEvent(new Event("scroll"));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector("link[rel=preload]")).not.toBeNull();
  settle();
  await vi.advanceTimersByTimeAsync(50);
  expect(document.querySelector("link[rel=preload]")).toBeNull();
});

test("a broken image delays nothing", async () => {
  const { fail } = renderDocument(hero);
  fail();
  await vi.advanceTimersByTimeAsync(50);
  expect(requested()).toEqual(everything);
});

test("loads the scripts at once without an LCP image", async () => {
  renderDocument('<img src="/card.avif">');
  expect(requested()).toEqual(everything.slice(0, 1));
  await vi.advanceTimersByTimeAsync(0);
  expect(requested()).toEqual(everything);
});

test("waits at most two seconds for a slow image", async () => {
  const { settle } = renderDocument(hero);
  await vi.advanceTimersByTimeAsync(1999);
  expect(requested()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(requested()).toEqual(everything.slice(0, 1));
  settle();
  await vi.advanceTimersByTimeAsync(50);
  expect(requested()).toEqual(everything);
});

test.each(["pointerdown", "keydown", "focusin"])(
  "loads the scripts at the first interaction: %s",
  async (event) => {
    renderDocument(`${hero}<button>Filter</button>`);
    document.querySelector("button")?.dispatchEvent(new Event(event, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(requested()).toEqual(everything);
  },
);

const hydrate = async (): Promise<void> => {
  document.dispatchEvent(new Event(hydrated));
  await vi.advanceTimersByTimeAsync(100);
};

test("clicks before hydration set aria-busy and are replayed once, in order", async () => {
  renderDocument(
    `${hero}<button type="button">Add</button><button type="button"><b>Filter</b></button>`,
  );
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

test("links, GET forms and buttons that open a popover work before hydration", async () => {
  renderDocument(
    `${hero}<a href="#top">Top</a><form><button>Search</button></form><button type="button" popovertarget="menu">Menu</button>`,
  );
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener("click", onClick);
  document.body.addEventListener("submit", onSubmit);
  document.querySelector("a")?.click();
  for (const button of document.querySelectorAll("button")) button.click();
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await hydrate();
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a POST form submitted before hydration is held and submitted once by the same button", async () => {
  renderDocument(
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

test("a POST form with an action is submitted by the browser, and not again after hydration", async () => {
  renderDocument(`${hero}<form method="post" action="/contact"><button>Send</button></form>`);
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener("submit", onSubmit);
  const button = document.querySelector("button");
  button?.click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button?.hasAttribute("aria-busy")).toBe(false);
  await hydrate();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("keys on a slider are replayed in order", async () => {
  renderDocument(`${hero}<span role="slider" tabindex="0"></span>`);
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

test("shows a message if scripts cannot be loaded, and forms keep their input", async () => {
  renderDocument('<main><form method="post"><input><button>Send</button></form></main>');
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

test.each([
  ["typed", "online", undefined, false],
  ["", "online", undefined, true],
  ["", "pageshow", true, true],
  ["", "pageshow", false, false],
])(
  "with '%s' in a field, %s (persisted: %s) loads a page without scripts again: %s",
  (value, kind, persisted, isLoadedAgain) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { reload });
    renderDocument('<div id="root"><form><input></form></div>');
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    const input = document.querySelector("input");
    if (input) input.value = value;
    window.dispatchEvent(Object.assign(new Event(kind), { persisted }));
    expect(reload.mock.calls.length > 0).toBe(isLoadedAgain);
  },
);

test("the open menu of a page that is left is closed, for who comes back to it", () => {
  renderDocument('<div popover id="menu"></div>');
  const hide = vi.spyOn(document.querySelector<HTMLElement>("#menu") as HTMLElement, "hidePopover");
  window.dispatchEvent(new Event("pagehide"));
  expect(hide).toHaveBeenCalled();
});

test("a link of the header to the login waits for the session of a person who is logged in", async () => {
  renderDocument(`${hero}<header><a href="/login">Cart</a></header>`);
  const visited: (string | null)[] = [];
  document.querySelector("header")?.addEventListener("click", (event) => {
    event.preventDefault();
    if (event.target instanceof Element) visited.push(event.target.getAttribute("href"));
  });
  const link = document.querySelector("a");
  link?.click();
  expect(visited).toEqual(["/login"]);
  localStorage.setItem("token", "T1");
  link?.click();
  localStorage.removeItem("token");
  expect(visited).toEqual(["/login"]);
  expect(link?.getAttribute("aria-busy")).toBe("true");
  link?.setAttribute("href", "/cart");
  await hydrate();
  expect(visited).toEqual(["/login", "/cart"]);
  expect(link?.hasAttribute("aria-busy")).toBe(false);
});
