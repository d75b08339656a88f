import { describe, expect } from "vitest";
import type { EnginePage, Target } from "./engine.ts";
import { engines, expectHidden, expectShown } from "./fixtures.ts";
import { banner, isNarrow, menu, openMenu, widths } from "./parts.ts";

/** Presses a button of the header's settings, which are in the menu of a narrow window. */
const pressSetting = async (page: EnginePage, width: number, name: string): Promise<void> => {
  await openMenu(page, width);
  await page.press({ role: "button", name });
};

const boxOf = async (page: EnginePage, target: Target) => {
  const [first] = await expectShown(page, target);
  if (!first) throw new Error("Not shown.");
  return first.box;
};

/** Returns whether the cart is at the left end of the header. */
const isMirrored = async (page: EnginePage, width: number): Promise<boolean> => {
  const { left, right } = await boxOf(page, { role: "link", name: "Cart", within: banner });
  return (left + right) / 2 < width / 2;
};

describe.each(engines)("%s", (_name, test) => {
  test("an emblem without a size of its own is as wide as its drawing", async ({ openPage }) => {
    const page = await openPage();
    await page.open("/");
    const [width, height] = await page.evaluate(() => {
      const emblem = document.querySelector("header a[href='/'] > [aria-hidden]");
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.setAttribute("viewBox", "0 0 20 10");
      emblem?.replaceChildren(drawing);
      const box = drawing.getBoundingClientRect();
      return [box.width, box.height] as const;
    });
    expect(height).toBeGreaterThan(10);
    expect(width).toBeCloseTo(2 * height);
  });

  test.for(widths)(
    "[HDR-50] [HDR-51] from right to left the header, the menu and a carousel are mirrored, also after a reload, at %i px",
    async (width, { openPage }) => {
      const page = await openPage({ width });
      await page.open("/");
      expect(await isMirrored(page, width)).toBe(false);
      await pressSetting(page, width, "Right to left");
      if (isNarrow(width)) {
        await expect.poll(async () => (await boxOf(page, menu)).right).toBeGreaterThan(width - 40);
        await page.key("Escape");
        await expectHidden(page, menu);
      }
      await expect.poll(() => isMirrored(page, width)).toBe(true);

      await page.open("/");
      await expect.poll(() => isMirrored(page, width)).toBe(true);
      const carousel: Target = { role: "region", name: "New Arrival" };
      const slide = (place: number): Target => ({
        role: "group",
        name: new RegExp(`^${place} of \\d+$`),
        within: carousel,
      });
      await page.press({ role: "button", name: "Next slide", within: carousel });
      await expectShown(page, { text: /^2 of \d+$/, within: carousel });
      const frame = await boxOf(page, carousel);
      await expect
        .poll(async () => frame.right - (await boxOf(page, slide(2))).right)
        .toBeLessThan(40);
      expect((await boxOf(page, slide(3))).right).toBeLessThan((await boxOf(page, slide(2))).right);

      await page.open("/");
      await pressSetting(page, width, "Right to left");
      if (isNarrow(width)) await page.key("Escape");
      await expect.poll(() => isMirrored(page, width)).toBe(false);
    },
  );

  test("[HDR-07] [HDR-52] [HDR-53] what a wide header opens is below its button, also when the header is stuck", async ({
    openPage,
  }) => {
    const page = await openPage();
    await page.open("/index-v5");
    const cart: Target = { role: "button", name: /^Cart/, within: banner };
    const popup: Target = { role: "region", name: "Cart" };
    const shop: Target = { role: "button", name: "Shop", within: banner };
    const link: Target = { role: "link", name: "Kanchipuram", within: banner };
    for (const place of ["at the top", "stuck"]) {
      if (place === "stuck") await page.evaluate(() => window.scrollTo(0, 900));
      await page.press(cart);
      await expect
        .poll(
          async () => {
            const [button, panel] = [await boxOf(page, cart), await boxOf(page, popup)];
            return [panel.top - button.bottom, panel.right - button.right].map(Math.round);
          },
          { message: place },
        )
        .toEqual([8, 0]);
      await page.press(shop);
      await expectHidden(page, popup);
      await expect
        .poll(async () => (await boxOf(page, link)).top - (await boxOf(page, shop)).bottom, {
          message: place,
        })
        .toSatisfy((gap: number) => gap > 0 && gap < 100);
      await page.key("Escape");
      await expectHidden(page, link);
    }
  });
});
