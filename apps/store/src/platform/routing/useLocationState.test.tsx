import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { expect, test } from "vitest";
import { useLocationState } from "./useLocationState.ts";

const Overlay = () => {
  const [open, setOpen] = useLocationState<string>();
  const navigate = useNavigate();
  return (
    <>
      <p>{open ?? "closed"}</p>
      <button type="button" onClick={() => setOpen("search")}>
        Open
      </button>
      <button type="button" onClick={() => void navigate("/b")}>
        Go
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

test("[HDR-43] an overlay closes with any navigation and stays closed after the return", () => {
  render(
    <MemoryRouter initialEntries={["/a"]}>
      <Overlay />
    </MemoryRouter>,
  );
  const press = (name: string): void => {
    act(() => void fireEvent.click(screen.getByRole("button", { name })));
  };
  press("Open");
  expect(screen.getByText("search")).toBeDefined();
  press("Go");
  expect(screen.getByText("closed")).toBeDefined();
  press("Open");
  press("Back");
  expect(screen.getByText("closed")).toBeDefined();
});
