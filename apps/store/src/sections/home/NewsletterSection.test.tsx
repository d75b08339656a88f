import { HeartFilledIcon, UiProvider } from "@pallu/ui";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import { NewsletterSection } from "./NewsletterSection.tsx";

const heart = renderToStaticMarkup(<HeartFilledIcon size={32} />);
const call = "POST /api/newsletter/subscribe";
const success = "You have successfully subscribed to our newsletter.";

const open = (stub?: Stub) => {
  const sent = stubApi(stub ? { [call]: stub } : {});
  render(
    <MemoryRouter>
      <NewsletterSection />
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  return sent;
};
const box = (): HTMLElement => screen.getByRole("textbox", { name: "Email" });
const submit = async (email: string): Promise<void> => {
  fireEvent.change(box(), { target: { value: email } });
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
};

// Preloads the popup's chunk.
beforeEach(() => import("@pallu/ui/dialog"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[NWS-01] [NWS-02] disables the form and marks the button as busy while sending", async () => {
  open({ hold: true });
  await submit("a@b.co");
  const button = screen.getByRole("button", { name: "Subscribing..." });
  expect(button).toBeDisabled();
  expect(box()).toBeDisabled();
});

test("[NWS-03] shows the popup for three seconds", async () => {
  open();
  fireEvent.change(box(), { target: { value: "a@b.co" } });
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  fireEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
  expect(screen.getByRole("dialog", { name: "Thank You!" })).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each<[string, Stub | undefined, string, string]>([
  ["[NWS-04] [NWS-09] [API-35] a success", undefined, success, ""],
  [
    "[NWS-04] [NWS-09] [API-35] a success with words of the server",
    { body: { message: "Hi" } },
    success,
    "",
  ],
  [
    "[NWS-05] [NWS-10] [API-35] a refusal with words",
    { status: 409, body: { message: "Already subscribed" } },
    "Already subscribed",
    "a@b.co",
  ],
  [
    "[NWS-05] [NWS-11] a refusal without",
    { status: 500, body: {} },
    "Subscription failed",
    "a@b.co",
  ],
  ["[NWS-05] [NWS-12] no response", { abort: true }, "Network error. Please try again.", "a@b.co"],
])("[NWS-13] [NWS-14] %s: 'Thank You!' with a heart", async (_case, stub, message, left) => {
  open(stub);
  await submit("a@b.co");
  const popup = await screen.findByRole("dialog", { name: "Thank You!" });
  expect(popup).toHaveAccessibleDescription(message);
  expect(popup.querySelector("svg")?.outerHTML).toBe(heart);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(box()).toHaveValue(left);
});

test("[NWS-06] sends other characters unchanged", async () => {
  open();
  await userEvent.type(box(), "a+b c!#_-.9@x.coé");
  expect(box()).toHaveValue("abc_-.9@x.co");
});

test("[NWS-07] an empty field sends and shows nothing", async () => {
  const sent = open();
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(sent).toEqual([]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[NWS-08] [API-34] sends what a script filled in", async () => {
  const sent = open();
  (box() as HTMLInputElement).value = "a@b.co";
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }));
  expect(await screen.findByRole("dialog", { name: "Thank You!" })).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ email: "a@b.co" }]);
});

test("[NWS-08] [API-34] does not validate the format", async () => {
  const sent = open();
  await submit("abc");
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ["POST /api/newsletter/subscribe", { email: "abc" }],
  ]);
  expect(await screen.findByRole("dialog", { name: "Thank You!" })).toBeInTheDocument();
});
