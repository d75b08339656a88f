import { afterEach, expect, test, vi } from "vitest";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { MAX_AGE_MS, cardsOf, createLargeLists, listOf } from "./largeLists.rules.ts";
import type { PageMatches } from "./matches.ts";

const card = (key: number): ProductCardData => ({
  key: String(key),
  name: `Product ${key}`,
  category: null,
  href: `/product-details/${key}`,
  image: null,
  alt: "",
  badge: "",
  offer: 100,
  list: null,
  savingPercent: 0,
  soldOut: false,
  stock: 5,
  variantId: key,
  colour: null,
  colourName: null,
});

/** Matches with the cards from one key to another, followed by further ones unless `next` is null. */
const matches = (from: number, to: number, next: string | null = `after ${to}`): PageMatches => ({
  cards: Array.from({ length: to - from + 1 }, (_, index) => card(from + index)),
  page: 1,
  total: 100,
  isExact: true,
  next,
  facets: null,
});

afterEach(() => {
  vi.useRealTimers();
});

interface Pending {
  what: string;
  signal: AbortSignal;
  resolve: (matches: PageMatches) => void;
  reject: (error: Error) => void;
}

/** Lists whose responses the test controls, also after a request was aborted. */
const open = () => {
  const pending: Pending[] = [];
  const read = (what: string, signal: AbortSignal): Promise<PageMatches> =>
    new Promise((resolve, reject) => void pending.push({ what, signal, resolve, reject }));
  const lists = createLargeLists({
    first: (key, signal) => read(key, signal),
    more: (key, cursor, signal) => read(`${key} ${cursor}`, signal),
  });
  const keys = (key: string) => {
    const list = lists.get(key);
    return list && cardsOf(list.parts).map((each) => Number(each.key));
  };
  /** Settles a pending request and waits for the effects. */
  const settle = async (at: number, result: PageMatches | Error): Promise<void> => {
    const [request] = pending.splice(at, 1);
    if (!request) throw new Error("No request is pending.");
    if (result instanceof Error) request.reject(result);
    else request.resolve(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { lists, pending, keys, settle, waiting: () => pending.map(({ what }) => what) };
};

test("reads the first cards once, then those that follow, up to the last", async () => {
  const { lists, keys, settle, waiting } = open();
  lists.open("a");
  lists.open("a");
  expect(waiting()).toEqual(["a"]);
  expect(lists.get("a")?.status).toBe("loading");
  await settle(0, matches(1, 2));
  lists.more("a", 2);
  lists.more("a", 2);
  expect(waiting()).toEqual(["a after 2"]);
  await settle(0, matches(3, 4, null));
  expect(keys("a")).toEqual([1, 2, 3, 4]);
  lists.more("a", 3);
  expect(waiting()).toEqual([]);
});

test("a card that moved to a later page is shown once", async () => {
  const { lists, keys, settle } = open();
  lists.open("a", listOf(matches(1, 3)));
  lists.more("a", 2);
  await settle(0, matches(3, 5));
  expect(keys("a")).toEqual([1, 2, 3, 4, 5]);
});

test("a response to an earlier list never replaces that of a later one", async () => {
  const { lists, keys, pending, settle } = open();
  lists.open("a");
  lists.open("b");
  expect(pending[0]?.signal.aborted).toBe(true);
  await settle(1, matches(11, 12));
  await settle(0, matches(1, 2));
  expect([keys("a"), keys("b")]).toEqual([undefined, [11, 12]]);
  lists.open("a");
  await settle(0, matches(1, 2));
  expect(keys("a")).toEqual([1, 2]);
});

test("a request for more that other filters interrupt is repeated on return", async () => {
  const { lists, keys, settle, waiting } = open();
  lists.open("a", listOf(matches(1, 2)));
  lists.more("a", 2);
  lists.open("b", listOf(matches(11, 12)));
  lists.open("a");
  expect(lists.get("a")?.status).toBe("ready");
  lists.more("a", 2);
  await settle(0, matches(3, 9));
  expect(keys("a")).toEqual([1, 2]);
  expect(waiting()).toEqual(["a after 2"]);
  await settle(0, matches(3, 4));
  expect(keys("a")).toEqual([1, 2, 3, 4]);
});

test("a failed page keeps what is there; Retry asks for the same page", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { lists, keys, settle, waiting } = open();
  lists.open("a", listOf(matches(1, 2)));
  lists.more("a", 2);
  await settle(0, new Error("HTTP error! status: 500"));
  expect([lists.get("a")?.status, keys("a")]).toEqual(["failed", [1, 2]]);
  expect(log).toHaveBeenCalledWith("Error fetching product variants", expect.any(Error));
  lists.more("a", 2);
  expect(waiting()).toEqual([]);
  lists.retry("a");
  expect(waiting()).toEqual(["a after 2"]);
  await settle(0, matches(3, 4));
  expect([lists.get("a")?.status, keys("a")]).toEqual(["ready", [1, 2, 3, 4]]);
  log.mockRestore();
});

test("the response to a lost request is ignored after Retry", async () => {
  const { lists, keys, settle } = open();
  lists.open("a");
  lists.retry("a");
  await settle(1, matches(1, 2));
  await settle(0, matches(1, 9));
  expect(keys("a")).toEqual([1, 2]);
});

test("no page is read before it is asked for, and pages that Back restores are read one after another", async () => {
  const { lists, keys, settle, waiting } = open();
  lists.open("a", listOf(matches(1, 2)));
  lists.more("a", 1);
  expect(waiting()).toEqual([]);
  lists.more("a", 3);
  expect(waiting()).toEqual(["a after 2"]);
  await settle(0, matches(3, 4));
  lists.more("a", 3);
  expect(waiting()).toEqual(["a after 4"]);
  await settle(0, matches(5, 6));
  lists.more("a", 3);
  expect([waiting(), keys("a")]).toEqual([[], [1, 2, 3, 4, 5, 6]]);
});

test("ten lists are kept, those shown last", () => {
  const { lists } = open();
  for (let n = 0; n < 12; n += 1) lists.open(String(n), listOf(matches(n, n)));
  expect([lists.get("1"), lists.get("2")?.parts.length, lists.get("11")?.parts.length]).toEqual([
    undefined,
    1,
    1,
  ]);
});

test("a list that is opened again after ten minutes is read anew, also in place of the server's", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { lists, keys, settle, waiting } = open();
  lists.open("a", listOf(matches(1, 2)));
  lists.open("b", listOf(matches(3, 4)));
  vi.setSystemTime(Date.now() + MAX_AGE_MS);
  lists.open("a", listOf(matches(1, 2)));
  expect(waiting()).toEqual([]);
  vi.setSystemTime(Date.now() + 1);
  lists.open("a", listOf(matches(1, 2)));
  expect(waiting()).toEqual(["a"]);
  await settle(0, matches(5, 6));
  expect(keys("a")).toEqual([5, 6]);
});
