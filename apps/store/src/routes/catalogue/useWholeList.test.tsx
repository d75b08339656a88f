import { act, renderHook } from "@testing-library/react";
import type { ReactElement, ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cataloguePaths } from "../../features/catalogue/catalogue.data.ts";
import { readQuery } from "../../features/catalogue/catalogue.rules.ts";
import { DataProvider } from "../../platform/data/DataProvider.tsx";
import { products, subcategories, variants } from "../../testing/conventions.fixtures.ts";
import { firstPlace } from "./listPlace.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";
import { useWholeList } from "./useWholeList.ts";

afterEach(() => vi.unstubAllGlobals());

const fallback = {
  [cataloguePaths.products]: products,
  [cataloguePaths.variants]: variants,
  [cataloguePaths.subcategories]: subcategories,
};

const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
  <DataProvider fallback={fallback}>{children}</DataProvider>
);

/** Returns the control of a list whose shown query and whose URL are these. */
const controlOf = (shown: string, written = shown): QueryControl => ({
  query: readQuery(new URLSearchParams(shown)),
  written: readQuery(new URLSearchParams(written)),
  place: firstPlace,
  isReadable: true,
  pages: 1,
  preview: () => undefined,
  apply: () => undefined,
  showMore: () => undefined,
});

test("the query of a press is not filtered again when the URL has it, and cards that stay are the same", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const hook = renderHook(useWholeList, { wrapper, initialProps: controlOf("") });
  const before = hook.result.current.list.cards;
  await act(async () => hook.rerender(controlOf("sort=price-up", "")));
  const pressed = hook.result.current;
  expect(pressed.list.key).toBe("sort=price-up");
  expect(new Set(pressed.list.cards)).toEqual(new Set(before));
  expect(pressed.list.cards.every((card) => before.includes(card))).toBe(true);
  await act(async () => hook.rerender(controlOf("sort=price-up")));
  expect(hook.result.current.list.cards).toBe(pressed.list.cards);
  expect(hook.result.current.list.query).toBe(pressed.list.query);
});
