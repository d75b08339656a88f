import "@testing-library/jest-dom/vitest";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { RoutePage } from "./RoutePage.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a page that could not be loaded says so, and a press loads it again", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const Coupons = () => <h1>Coupons</h1>;
  const load = vi
    .fn<() => Promise<typeof Coupons>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue(Coupons);
  await act(async () => {
    render(
      <>
        <p>The frame</p>
        <Suspense>
          <RoutePage load={load} />
        </Suspense>
      </>,
    );
  });
  expect(
    await screen.findByRole("heading", { name: "This page could not be loaded" }),
  ).toBeVisible();
  expect(screen.getByText("The frame")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalled();
  await act(() => userEvent.click(screen.getByRole("button", { name: "Retry" })));
  expect(await screen.findByRole("heading", { name: "Coupons" })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
