import "@testing-library/jest-dom/vitest";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { staysOpen, useHideOnNavigation } from "./useHideOnNavigation.ts";

const Page = () => {
  useHideOnNavigation();
  const navigate = useNavigate();
  return (
    <>
      <div popover="auto">Search</div>
      <button type="button" onClick={() => void navigate("/b")}>
        Go
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <button
        type="button"
        onClick={() => void navigate("?sub=s0", { replace: true, state: staysOpen })}
      >
        Filter
      </button>
    </>
  );
};

test("[HDR-41] [HDR-43] a popover is hidden by any navigation and stays hidden after the return", () => {
  render(
    <MemoryRouter initialEntries={["/a"]}>
      <Page />
    </MemoryRouter>,
  );
  const press = (name: string): void => {
    act(() => void fireEvent.click(screen.getByRole("button", { name })));
  };
  const popover = screen.getByText("Search");
  popover.showPopover();
  expect(popover).toBeVisible();
  press("Go");
  expect(popover).not.toBeVisible();
  popover.showPopover();
  press("Back");
  expect(popover).not.toBeVisible();
  popover.showPopover();
  press("Filter");
  expect(popover).toBeVisible();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(popover).not.toBeVisible();
});
