import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { PopoverPanel } from "./PopoverPanel.tsx";

afterEach(cleanup);

const pressEscape = (): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
};

test("stays open behind a dialog that it opens; Escape closes the dialog alone", () => {
  render(
    <UiProvider>
      <PopoverPanel label="Bag" icon="" title="Bag" defaultOpen>
        <Dialog title="Remove it?" trigger={<Button>Remove</Button>}>
          Text
        </Dialog>
      </PopoverPanel>
    </UiProvider>,
  );
  const trigger = screen.getByRole("button", { name: "Remove" });
  act(() => trigger.focus());
  fireEvent.click(trigger);
  expect(screen.queryByRole("dialog")).not.toBeNull();
  pressEscape();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: "Remove" })).not.toBeNull();
});

test("Escape closes the panel in a dialog, and the dialog by a second press", () => {
  render(
    <UiProvider>
      <Dialog title="Cart" defaultOpen>
        <PopoverPanel label="Help" icon="" title="Help">
          Text
        </PopoverPanel>
      </Dialog>
    </UiProvider>,
  );
  const button = screen.getByRole("button", { name: "Help" });
  act(() => button.focus());
  fireEvent.click(button);
  pressEscape();
  expect(screen.queryByRole("region", { name: "Help" })).toBeNull();
  expect(screen.queryByRole("dialog")).not.toBeNull();
  pressEscape();
  expect(screen.queryByRole("dialog")).toBeNull();
});
