import type { EnginePage, Target } from "./engine.ts";
import { expectPath, expectShown } from "./fixtures.ts";

export const banner: Target = { role: "banner" };
export const main: Target = { role: "main" };

/** The entries of the header, in wide windows in the page, in narrow ones in the menu. */
export const menu: Target = { role: "navigation", name: /^(?:Main|Menu)$/ };

/** The two widths of the suite: that of a phone, and that of the header in one row. */
export const widths = [360, 1280] as const;

export const isNarrow = (width: number): boolean => width < 1200;

/** Opens the menu in a narrow window. */
export const openMenu = async (page: EnginePage, width: number): Promise<void> => {
  if (isNarrow(width)) await page.press({ role: "button", name: "Open menu" });
  await expectShown(page, menu);
};

/** Returns the first number in a text: 16400 of "₹16,400". */
export const numberIn = (text: string | undefined): number =>
  Number(/\d[\d,]*/.exec(text ?? "")?.[0].replaceAll(",", ""));

export const logIn = async (page: EnginePage, email: string, password: string): Promise<void> => {
  await page.open("/login");
  await page.fill({ role: "textbox", name: "Email", within: main }, email);
  await page.key("Tab");
  await page.type(password);
  await page.press({ role: "button", name: "Login", within: main });
  await expectPath(page, "/");
  await expectShown(page, { role: "region", name: "New Arrival" });
};
