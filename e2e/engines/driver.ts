import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { timeoutMs } from "./engine.ts";
import type { EnginePage, KeyName, Shown, Target } from "./engine.ts";
import { aim, describeElement } from "./inPage.ts";
import type { SentTarget } from "./inPage.ts";

/** What a library offers to control one page. `E` is its reference to an element. */
export interface Driver<E> {
  goto: (url: string) => Promise<void>;
  url: () => Promise<string>;
  /** Runs a script as a text. */
  runText: (script: string) => Promise<unknown>;
  /** Runs a function in the page. */
  evaluate: EnginePage["evaluate"];
  /** Runs a function in the page for an element. */
  evaluateOn: <T>(element: E, run: (element: Element) => T) => Promise<T>;
  /** Runs `findShown` in the page. */
  find: (target: SentTarget) => Promise<E[] | null>;
  /** Runs `drawnFor` in the page. */
  drawnFor: (element: E) => Promise<E>;
  /** Clicks an element, whose middle is at this point of the window. */
  click: (element: E, x: number, y: number) => Promise<void>;
  /** Chooses the option of a select at an index. */
  choose: (element: E, index: number) => Promise<void>;
  selectAll: () => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (name: KeyName) => Promise<void>;
  picture: EnginePage["picture"];
  close: EnginePage["close"];
  /** Whether an error means that an element was replaced or covered meanwhile. */
  isPassing: (problem: unknown) => boolean;
}

/** Longer than two frames: what moves is elsewhere then. */
const frameMs = 50;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The page is not there yet. */
export class NotReady extends Error {}

/** Resolves with the result of an attempt. Repeats it up to 30 s while its errors pass. */
export const repeat = async <T>(
  attempt: () => Promise<T>,
  isPassing: (problem: unknown) => boolean = () => false,
): Promise<T> => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (problem) {
      if (Date.now() > until || !(problem instanceof NotReady || isPassing(problem))) throw problem;
    }
    await wait(frameMs);
  }
};

/** Testing Library's queries, for the page. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);

const sent = ({ role, name, text, within }: Target): SentTarget => {
  const words = name ?? text;
  const isText = typeof words === "string";
  return {
    ...(role !== undefined && { role }),
    ...(words !== undefined && {
      words: isText ? { text: words } : { source: words.source, flags: words.flags },
    }),
    ...(within !== undefined && { within: sent(within) }),
  };
};

/** Returns a target as a message says it. */
export const tell = ({ role, name, text, within }: Target): string =>
  [role, String(name ?? text ?? ""), within && `in ${tell(within)}`].filter(Boolean).join(" ");

/** Returns a page that a driver controls. */
export const pageOf = <E>(driver: Driver<E>, origin: string, faults: string[]): EnginePage => {
  const elementsOf = async (target: Target): Promise<E[]> => {
    const found = await driver.find(sent(target));
    if (found) return found;
    await driver.runText(queries);
    throw new NotReady("The page is new.");
  };
  const actOn = (target: Target, act: (element: E) => Promise<void>): Promise<void> =>
    repeat(async () => {
      const [element] = await elementsOf(target);
      if (element === undefined) throw new NotReady(`Not shown: ${tell(target)}`);
      await act(element);
    }, driver.isPassing);
  const press = (target: Target): Promise<void> =>
    actOn(target, async (element) => {
      const drawn = await driver.drawnFor(element);
      const before = await driver.evaluateOn(drawn, aim);
      await wait(frameMs);
      const { x, y, isFree } = await driver.evaluateOn(drawn, aim);
      if (!isFree || x !== before.x || y !== before.y)
        throw new NotReady(`Covered or moving: ${tell(target)}`);
      await driver.click(drawn, x, y);
    });
  return {
    open: (path) => driver.goto(origin + path),
    path: async () => (await driver.url()).slice(origin.length),
    press,
    fill: async (target, text) => {
      await press(target);
      await driver.selectAll();
      await driver.type(text);
    },
    type: driver.type,
    key: driver.key,
    choose: (target, option) =>
      actOn(target, async (element) => {
        const texts = await driver.evaluateOn(element, (select) =>
          [...(select as HTMLSelectElement).options].map(({ text }) => text),
        );
        const index = texts.indexOf(option);
        if (index < 0) throw new Error(`There is no option ${option}, only ${texts.join(", ")}.`);
        await driver.choose(element, index);
      }),
    shown: (target) =>
      repeat(async () => {
        const described: Shown[] = [];
        for (const element of await elementsOf(target))
          described.push(await driver.evaluateOn(element, describeElement));
        return described;
      }, driver.isPassing),
    evaluate: driver.evaluate,
    picture: driver.picture,
    close: driver.close,
    faults,
  };
};
