import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop } from "../../testing/pages.fixtures.tsx";

// Typing in whole pages is slow under load.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const footer = async () => within(await screen.findByRole("contentinfo"));
const scrollTo = (top: number): void => {
  vi.stubGlobal("scrollY", top);
  fireEvent.scroll(window);
};

test("[FTR-01] [FTR-02] [FTR-03] the footer has quick links and an introduction", async () => {
  await openShop("/no-such-page");
  const links = within((await footer()).getByRole("navigation", { name: "Quick links" }));
  expect(links.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/about",
    "/allproducts",
    "/contact",
  ]);
  expect((await footer()).getByText(/^Pallu sells .+\.$/)).toBeVisible();
});

test("[FTR-04] [FTR-05] four social icons are placeholders", async () => {
  const { address } = await openShop("/no-such-page");
  const socials = (await footer()).getByRole("list", { name: "Pallu elsewhere" });
  const links = within(socials).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#", "#", "#", "#"]);
  for (const link of links) expect(fireEvent.click(link)).toBe(false);
  expect(address()).toBe("/no-such-page");
});

test("[FTR-06] [FTR-07] [FTR-08] [FTR-09] the links of Customer Service are placeholders", async () => {
  await openShop("/no-such-page");
  const service = within((await footer()).getByRole("navigation", { name: "Customer Service" }));
  expect(service.getByRole("heading", { name: "Customer Service" })).toBeVisible();
  expect(
    service.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["FAQs", "#"],
    ["Terms & Condition", "#"],
    ["Return Policy", "#"],
  ]);
});

test("[FTR-10] the copyright is of the current year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-05-01T12:00:00Z") });
  await openShop("/no-such-page");
  expect((await footer()).getByText(/©/)).toHaveTextContent("2031");
});

test("[FTR-11] the credit opens in a new tab", async () => {
  await openShop("/no-such-page");
  const credit = (await footer()).getByRole("link", { name: /opens in a new tab/ });
  expect(credit).toHaveAttribute("target", "_blank");
});

test("[FTR-12] [FTR-13] [FTR-15] the back-to-top button shows beyond 300 pixels and scrolls smoothly", async () => {
  await openShop("/no-such-page");
  const button = screen.getByRole("button", { name: "Back to top" });
  const state = (): string | undefined => button.parentElement?.dataset["state"];
  expect(state()).toBe("hidden");
  scrollTo(300);
  expect(state()).toBe("hidden");
  scrollTo(301);
  expect(state()).toBe("shown");
  const scroll = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal("scrollTo", scroll);
  await userEvent.click(button);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "smooth" });
  scrollTo(300);
  expect(state()).toBe("hidden");
});

test("[HOME-61] the header shows the scroll progress of the home page", async () => {
  vi.stubGlobal("scrollY", 0);
  await openShop("/");
  const root = document.documentElement;
  vi.spyOn(root, "scrollHeight", "get").mockReturnValue(1200);
  vi.spyOn(root, "clientHeight", "get").mockReturnValue(200);
  const sizes = (): string[] =>
    [...document.querySelectorAll<HTMLElement>("[aria-hidden]")]
      .map((element) => element.style.inlineSize)
      .filter((size) => size.endsWith("%"));
  expect(sizes()).toEqual(["0%"]);
  scrollTo(250);
  await waitFor(() => expect(sizes()).toEqual(["25%"]));
  scrollTo(1000);
  await waitFor(() => expect(sizes()).toEqual(["100%"]));
});

test.each([
  ["[GLB-09] the shop", "Products", "/allproducts"],
  ["[GLB-10] the content", "Contact", "/contact"],
])(
  "%s: another route scrolls to the top, focuses its heading and sets the title",
  async (_side, name, path) => {
    const { address } = await openShop("/no-such-page-yet");
    await screen.findByRole("heading", { level: 1 });
    const scroll = vi.fn<(options: ScrollToOptions) => void>();
    vi.stubGlobal("scrollTo", scroll);
    await userEvent.click(within(screen.getByRole("banner")).getByRole("link", { name }));
    expect(address()).toBe(path);
    await waitFor(() =>
      expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: "instant" }),
    );
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await waitFor(() => expect(document.title).toMatch(/ \| Pallu$/));
  },
);

test("[GLB-09] a change of only the query neither scrolls nor moves focus", async () => {
  const { address } = await openShop("/allproducts");
  const box = await screen.findByRole("checkbox", { name: "S0" });
  const scroll = vi.fn<(options: ScrollToOptions) => void>();
  vi.stubGlobal("scrollTo", scroll);
  await userEvent.click(box);
  await waitFor(() => expect(address()).toBe("/allproducts?sub=s0"));
  await act(async () => Promise.resolve());
  expect(scroll).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
});
