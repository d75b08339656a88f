import { UiProvider } from "@pallu/ui";
import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartNotice, wishlistNotice } from "../personalList/additions.ts";
import { notices, notify, Toaster, type NoticeMessage } from "./notices.tsx";

const region = (): HTMLElement => screen.getByRole("status");
const shown = (): HTMLElement[] => within(region()).queryAllByRole("button", { name: "Close" });
const tell = (message: NoticeMessage): void => act(() => notify(message));
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

/** Renders the toaster and installs fake timers. */
const open = (): void => {
  render(<Toaster />, { wrapper: UiProvider });
  vi.useFakeTimers({
    toFake: [
      "setTimeout",
      "clearTimeout",
      "performance",
      "requestAnimationFrame",
      "cancelAnimationFrame",
    ],
  });
};

/* Returns nothing: awaited, `act` would report what suspended in an earlier test and resolves now. */
beforeEach(() => {
  act(() => notices.dismiss());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the live region exists before any notice and stays the same element", async () => {
  render(<Toaster />, { wrapper: UiProvider });
  const before = region();
  expect(before).toHaveTextContent("");
  tell({ text: "Saved", tone: "success" });
  expect(within(before).getByText("Saved")).toBeVisible();
  expect(region()).toBe(before);
});

test.each([
  ["[VAL-04]", cartNotice({ kind: "loginFirst" }, "list"), "Please login to add to cart"],
  ["[VAL-09]", wishlistNotice({ kind: "loginFirst" }), "Please login to add to wishlist"],
])(
  "%s a visitor reads the exact text, without a tone of failure, and finds the login",
  async (_id, message, text) => {
    open();
    tell(message);
    const notice = screen.getByText(text).closest("[data-tone]");
    expect(notice).toHaveAttribute("data-tone", "neutral");
    const link = within(region()).getByRole("link", { name: "Login" });
    expect(link).toHaveAttribute("href", "/login");
    fireEvent.click(link);
    await pass(1100);
    expect(screen.queryByText(text)).toBeNull();
  },
);

test.each<[string, NoticeMessage]>([
  ["[HOME-62] a good add", cartNotice({ kind: "added" }, "list")],
  ["a refused add", cartNotice({ kind: "already" }, "home")],
  ["a failed add", cartNotice({ kind: "failed", message: null }, "list")],
  ["[HOME-63] a good wish", wishlistNotice({ kind: "added" })],
  ["a failed wish", wishlistNotice({ kind: "failed", message: null })],
])("[BIZ-06] %s is shown for 2500 ms", async (_what, message) => {
  open();
  tell(message);
  expect(region()).toHaveTextContent(message.text);
  await pass(2400);
  expect(shown()).toHaveLength(1);
  await pass(200);
  expect(shown()).toHaveLength(0);
});

test("[BIZ-06] a notice that is rendered late is shown for 2500 ms from its first frame", async () => {
  open();
  act(() => {
    notify(cartNotice({ kind: "added" }, "list"));
    vi.setSystemTime(Date.now() + 500);
  });
  await pass(20);
  await pass(2400);
  expect(shown()).toHaveLength(1);
  await pass(200);
  expect(shown()).toHaveLength(0);
});

test.each([
  ["[BIZ-08]", "success", 2000],
  ["[BIZ-09]", "danger", 4000],
  ["[BIZ-10]", "info", 4000],
] as const)("%s a %s notice without a duration is shown for %i ms", async (_id, tone, ms) => {
  open();
  tell({ text: "A word", tone });
  await pass(ms - 100);
  expect(shown()).toHaveLength(1);
  await pass(200);
  expect(shown()).toHaveLength(0);
});

test("[BIZ-11] a loading notice is shown until it is dismissed", async () => {
  open();
  tell({ text: "A moment", durationMs: Infinity });
  await pass(60_000);
  expect(shown()).toHaveLength(1);
});

test("[BIZ-07] shows at most the 20 newest notices", async () => {
  open();
  for (let count = 1; count <= 25; count += 1) tell({ text: `Notice ${count}.`, tone: "info" });
  expect(shown()).toHaveLength(20);
  expect(region()).toHaveTextContent("Notice 25.");
  expect(region()).not.toHaveTextContent("Notice 5.");
});

test("hovering over the notices pauses their timers, and a notice can be closed", async () => {
  open();
  tell({ text: "A word", tone: "success" });
  const [close] = shown();
  if (!close) throw new Error("Nothing to close");
  fireEvent.pointerEnter(close);
  fireEvent.pointerMove(close);
  await pass(10_000);
  expect(shown()).toHaveLength(1);
  fireEvent.click(close);
  expect(shown()).toHaveLength(0);
});

test.each([
  ["[BIZ-08] the pointer", fireEvent.pointerMove],
  ["[BIZ-08] the focus", fireEvent.focus],
])("%s on a notice that is closed does not pause the next one", async (_what, happen) => {
  open();
  tell({ text: "A word", tone: "success" });
  const [close] = shown();
  if (!close) throw new Error("Nothing to close");
  happen(close);
  fireEvent.click(close);
  tell({ text: "Another word", tone: "success" });
  await pass(2100);
  expect(shown()).toHaveLength(0);
});

test("hides the leading emoji of a notice from assistive technology", async () => {
  open();
  tell(cartNotice({ kind: "added" }, "home"));
  expect(region()).toHaveTextContent("🎁 Added to your shopping bag – happy shopping!");
  expect(screen.getByText("🎁")).toHaveAttribute("aria-hidden", "true");
});
