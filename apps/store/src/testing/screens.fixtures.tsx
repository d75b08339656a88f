import { calls } from "@pallu/contract";
import type { Call, CallName } from "@pallu/contract";
import { fixtures, sampleResponses } from "@pallu/contract/fixtures";
import { partNames } from "@pallu/contract/shop";
import type { ShopParts } from "@pallu/contract/shop";
import { useMemo } from "react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { spyOn, waitFor } from "storybook/test";
import { App } from "../App.tsx";
import { notices } from "../features/notices/notices.tsx";
import { clearSession, storeSession } from "../platform/data/session.ts";
import { removeItem, writeItem } from "../platform/data/storage.ts";
import { createOwnShop } from "../own/createOwnShop.tsx";
import { frameOf } from "../own/shop.fixtures.ts";
import type { OwnShop } from "../platform/shop/ownShop.ts";
import { partPath } from "../platform/shop/parts.ts";
import { loadPage } from "../loadPage.ts";
import { products, subcategories, variants } from "./pieces.fixtures.ts";
import { responseOf, sentCall } from "./stub.fixtures.ts";
import type { Stub } from "./stub.fixtures.ts";

/** Arguments of a screen story. */
export interface ScreenArgs {
  /** Path and query. */
  at: string;
  session?: "visitor" | "customer";
  /** Currency that the visitor has chosen. */
  currency?: "INR" | "USD";
  /** Parts of a shop of one's own. Default: the demo. */
  parts?: Partial<ShopParts>;
  /** Responses that replace the samples, by call. */
  responses?: Partial<Record<CallName, Stub>>;
}

/** Stubs for all screens: a pending response, a server error and an empty list. */
export const held: Stub = { hold: true };
export const failed: Stub = { status: 500, body: { message: "Something went wrong" } };
export const nothing: Stub = { body: [] };

const customer = fixtures.user;

const banners = ["1", "2", "3"].map((name) => ({
  id: name,
  bannerImage: `hero-${name}.webp`,
}));
const collections = ["1", "2"].map((name) => ({
  id: name,
  bannerImage: `collection-${name}.webp`,
}));

const samples: Record<CallName, unknown> = {
  ...sampleResponses,
  listProducts: products,
  listVariants: { success: true, data: variants },
  listSubcategories: subcategories,
  listHomeBanners: banners,
  listCollectionBanners: collections,
};

/** Maps sample pictures to names of the demo catalogue. */
const drawnAs: Record<string, string> = {
  "indigo-block-print-kurti--indigo": "dabu-indigo-kurti--indigo",
  "indigo-block-print-kurti--madder": "handloom-plain-kurti--madder",
  "sheesham-lounge-chair--mustard": "coimbatore-two-seater--mustard",
  "sheesham-lounge-chair--emerald": "coimbatore-two-seater--peacock",
  "kanchipuram-temple-border--rani-pink-2": "kanchipuram-temple-border--rani-pink.pallu",
};

/** File names of the pictures. Storybook serves them like the API. */
type Files = Record<string, { file: string } | undefined>;

/** The native fetch, which Storybook uses too. */
const realFetch = window.fetch.bind(window);
let filesRead: Promise<Files> | undefined;
const readFiles = (): Promise<Files> =>
  (filesRead ??= realFetch("/uploads/pictures.json").then(
    async (response) => (await response.json()) as Files,
  ));

const withFiles = (response: unknown, files: Files): unknown =>
  JSON.parse(
    JSON.stringify(response).replaceAll(/"([\w.-]+)\.webp"/g, (own: string, name: string) => {
      const known = files[drawnAs[name] ?? name];
      return known ? JSON.stringify(known.file) : own;
    }),
  );

const matches = (call: Call, method: string, path: string): boolean =>
  call.method === method && new RegExp(`^${call.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);

const names = Object.keys(calls) as CallName[];
/** Orders static paths before paths with parameters. */
const byCertainty = names.toSorted(
  (one, other) => Number(calls[one].path.includes(":")) - Number(calls[other].path.includes(":")),
);

let waiting = 0;

const stubFetch = (responses: NonNullable<ScreenArgs["responses"]>, files: Files): void => {
  waiting = 0;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { pathname } = new URL(address, window.location.href);
    if (!pathname.startsWith("/api/")) return realFetch(input, init);
    const method = init?.method ?? "GET";
    const name = byCertainty.find((known) => matches(calls[known], method, pathname));
    if (!name) {
      console.error(`No sample response for ${method} ${pathname}`);
      throw new TypeError("Failed to fetch");
    }
    const stub = responses[name] ?? { body: samples[name] };
    const sent = sentCall(pathname, init);
    if ("hold" in stub) return responseOf(stub, sent);
    waiting += 1;
    try {
      return await responseOf(
        "body" in stub ? { ...stub, body: withFiles(stub.body, files) } : stub,
        sent,
      );
    } finally {
      waiting -= 1;
    }
  };
};

/** Ignores the shop's log entries of failed calls; anything else fails the story. */
const expectFailures = (): (() => void) => {
  const tell = console.error;
  console.error = (...said: unknown[]) => {
    if (!/^Error \w+ing /.test(String(said[0]))) tell(...said);
  };
  return () => {
    console.error = tell;
  };
};

/** Timeout for lazy chunks on a slow machine. */
export const slowLoad = { timeout: 14_000 };

const settled = (): void => {
  const part = document.querySelector("[data-static]:empty");
  const isFramed = document.querySelector("footer") !== null;
  if (waiting > 0 || part || !isFramed) throw new Error("The screen is still loading");
};

/** Waits until all chunks and responses are rendered. */
export const settle = async (): Promise<void> => {
  await waitFor(settled, slowLoad);
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
};

const anHour = 3_600_000;

/** Extends a redirect delay of this many ms, so that a snapshot shows the screen. */
export const stayFor = (leaveMs: number) => (): (() => void) => {
  const start = window.setTimeout;
  const wait = (work: () => void, ms?: number) => start(work, ms === leaveMs ? anHour : ms);
  const spy = spyOn(window, "setTimeout").mockImplementation(wait as typeof start);
  return () => spy.mockRestore();
};

const ownOf = (parts: ScreenArgs["parts"]): OwnShop | null =>
  parts?.frame ? createOwnShop(frameOf(parts)) : null;

/** Renders the shop at a path. */
export const Screen = ({ at, parts }: ScreenArgs): ReactElement => {
  const own = useMemo(() => ownOf(parts), [parts]);
  const fallback = own
    ? Object.fromEntries(partNames.map((name) => [partPath(name), parts?.[name] ?? null]))
    : {};
  return (
    <MemoryRouter initialEntries={[at]}>
      <App fallback={fallback} own={own} />
    </MemoryRouter>
  );
};

export interface Telling {
  args: Partial<ScreenArgs>;
  globals: Record<string, unknown>;
}

const remember = ({ args, globals }: Telling): void => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  notices.dismiss();
  writeItem("theme", globals["theme"] === "dark" ? "dark" : "light");
  if (globals["dir"] === "rtl") writeItem("dir", "rtl");
  else removeItem("dir");
  if (args.currency) writeItem("currency", args.currency);
  if (args.session === "customer") storeSession("sample-token", customer);
  else clearSession();
};

/** Prepares chunks, responses and storage of a screen. Returns a function that undoes it. */
const prepare = async (telling: Telling): Promise<() => void> => {
  const { at = "/", parts, responses = {} } = telling.args;
  const own = ownOf(parts);
  const [files] = await Promise.all([
    readFiles(),
    loadPage(new URL(at, window.location.origin).pathname, own ? { find: own.findRoute } : {}),
  ]);
  remember(telling);
  stubFetch(responses, files);
  const undo = expectFailures();
  window.scrollTo(0, 0);
  return () => {
    undo();
    window.fetch = realFetch;
    window.localStorage.clear();
  };
};

const on = { disable: false } as const;
const off = { disable: true } as const;
const noSheet = { Light: off, Dark: off, RTL: off };

export interface Pictured {
  parameters: { chromatic: { disableSnapshot: boolean; modes: object } };
}

const pictured = (modes: object): Pictured => ({
  parameters: { chromatic: { disableSnapshot: false, modes: { ...noSheet, ...modes } } },
});

/** Snapshot settings: pages on phone and desktop, key screens in all widths, dark and RTL, states once. */
export const pagePictures: Pictured = pictured({ "Light 360": on, "Light 1280": on });
export const keyPictures: Pictured = pictured({
  "Light 360": on,
  "Light 768": on,
  "Light 1280": on,
  "Dark 1280": on,
  "RTL 1280": on,
});
export const statePicture: Pictured = pictured({ "Light 1280": on });

/**
 * Shared metadata of the screen stories. Enables the rules for landmarks and headings.
 * Disables `region`: axe excuses a skip link only if it is the first link, and Storybook's frame has links before it.
 */
export const screenMeta = {
  component: Screen,
  beforeEach: prepare,
  play: settle,
  parameters: {
    layout: "fullscreen",
    controls: { disable: true },
    a11y: {
      options: {
        rules: {
          "page-has-heading-one": { enabled: true },
          "landmark-one-main": { enabled: true },
          "heading-order": { enabled: true },
        },
      },
    },
  },
} as const;
