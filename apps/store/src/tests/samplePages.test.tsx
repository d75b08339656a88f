import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop } from "../testing/pages.fixtures.tsx";

const main = () => within(screen.getByRole("main"));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["[CAT-24]", "/shop-v3", "Furniture, line by line"],
  ["[CAT-25]", "/shop-v4", "Furniture on the wall"],
])(
  "%s %s shows twelve samples; its buttons change and request nothing",
  async (_id, path, name) => {
    const { sent, address } = await openShop(path);
    const list = await main().findByRole("list", { name });
    expect(within(list).getAllByRole("heading")).toHaveLength(12);
    expect(main().getByText("Ask in the shop for the pieces on this page.")).toBeVisible();
    const before = screen.getByRole("main").innerHTML;
    const buttons = within(list).getAllByRole("button", { name: /^Add to/ });
    for (const button of buttons) fireEvent.click(button);
    expect(screen.getByRole("main").innerHTML).toBe(before);
    expect(sent).toEqual([]);
    expect(address()).toBe(path);
  },
);

test("[CAT-26] [GLB-05] lists the rooms without a call", async () => {
  const { sent } = await openShop("/product-category");
  expect(await main().findByRole("heading", { name: "Living room" })).toBeVisible();
  expect(main().getAllByRole("heading", { level: 2 })).toHaveLength(9);
  for (const thing of [/sofa/i, /chair/i, /table/i])
    expect(screen.getByRole("main")).toHaveTextContent(thing);
  expect(sent).toEqual([]);
});
