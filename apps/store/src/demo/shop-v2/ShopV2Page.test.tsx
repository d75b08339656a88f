import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop } from "../../testing/pages.fixtures.tsx";

const main = () => within(screen.getByRole("main"));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("[CAT-23] [ENT-16] [ENT-17] seven sarees and five kurtis, without a call", async () => {
  const { sent } = await openShop("/shop-v2");
  const count = (name: string): number =>
    within(main().getByRole("list", { name })).getAllByRole("article").length;
  expect([count("Sarees"), count("Kurtis")]).toEqual([7, 5]);
  expect(sent).toEqual([]);
});

test("[WISH-05] [WISH-06] [WISH-07] a heart adds a sample once and rejects the second click", async () => {
  const { sent } = await openShop("/shop-v2");
  const heart = main().getByRole("button", {
    name: "Add to wishlist, Kanchipuram temple border silk saree",
  });
  const expectNotice = (text: RegExp) =>
    waitFor(() =>
      expect(screen.getAllByRole("status").some((region) => text.test(region.textContent))).toBe(
        true,
      ),
    );
  await userEvent.click(heart);
  await expectNotice(/Kanchipuram temple border silk saree added to wishlist!/);
  await userEvent.click(heart);
  await expectNotice(/Kanchipuram temple border silk saree is already in wishlist!/);
  expect(sent).toEqual([]);
});
