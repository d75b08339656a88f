import type { Page } from "playwright";
import { gotoSettled, holdBack, waitForHydration } from "./browser.ts";
import type { OpenPage } from "./fixtures.ts";
import { url } from "./fixtures.ts";

export const phone = { viewport: { width: 390, height: 844 } };
export const wide = { viewport: { width: 1280, height: 800 } };

export const modes = ["without JavaScript", "before hydration", "after hydration"] as const;
export type Mode = (typeof modes)[number];

/** Opens a page with, before or without its scripts. `arrive` releases scripts that are held back. */
export const openIn = async (
  openPage: OpenPage,
  mode: Mode,
  path: string,
  options: typeof phone,
): Promise<{ page: Page; arrive: () => Promise<void> }> => {
  const { page } = await openPage({
    ...options,
    javaScriptEnabled: mode !== "without JavaScript",
    reducedMotion: "reduce",
  });
  if (mode === "after hydration") {
    await gotoSettled(page, url + path);
    return { page, arrive: () => Promise.resolve() };
  }
  const release =
    mode === "before hydration" ? await holdBack(page, "**/assets/*.js") : () => undefined;
  await page.goto(url + path, { waitUntil: "domcontentloaded" });
  return {
    page,
    arrive: async () => {
      release();
      await waitForHydration(page);
    },
  };
};
