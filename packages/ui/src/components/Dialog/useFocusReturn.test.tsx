import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

afterEach(cleanup);

test("the focus returns to a trigger that the browser did not focus when it was clicked, as in Safari", async () => {
  render(
    <UiProvider>
      <Dialog title="Measures" trigger={<Button>Open</Button>}>
        Text
      </Dialog>
    </UiProvider>,
  );
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
  });
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" })),
  );
});
