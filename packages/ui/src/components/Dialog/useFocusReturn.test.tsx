import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
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

const App = ({ prevents }: { prevents: boolean }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <UiProvider>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        title="Measures"
        open={isOpen}
        onOpenChange={setIsOpen}
        onOpenAutoFocus={(event) => {
          if (!prevents) return;
          event.preventDefault();
          screen.getByText("Chosen").focus();
        }}
        onCloseAutoFocus={() => undefined}
      >
        <button type="button" data-autofocus>
          First
        </button>
        <button type="button">Chosen</button>
      </Dialog>
    </UiProvider>
  );
};

test.each([
  [false, "First"],
  [true, "Chosen"],
])(
  "handlers of the focus are called beside the dialog's own; prevented: %s",
  async (prevents, name) => {
    render(<App prevents={prevents} />);
    const opener = screen.getByRole("button", { name: "Open" });
    opener.focus();
    fireEvent.click(opener);
    expect(document.activeElement).toBe(screen.getByRole("button", { name }));
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Close" }));
    });
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  },
);
