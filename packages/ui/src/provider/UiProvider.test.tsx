import { cleanup, render, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog } from "../components/Dialog/Dialog.tsx";
import { UiProvider } from "./UiProvider.tsx";

afterEach(cleanup);

const Part = (): ReactElement => {
  const [part, setPart] = useState<HTMLElement | null>(null);
  return (
    <UiProvider>
      <div data-theme="retro" dir="rtl" ref={setPart}>
        <UiProvider dir="rtl" portal={part}>
          <Dialog title="Measures" defaultOpen>
            Text
          </Dialog>
        </UiProvider>
      </div>
    </UiProvider>
  );
};

test("a dialog of a part of the page has the theme and direction of the part", () => {
  render(<Part />);
  expect(screen.getByRole("dialog").closest("[data-theme]")?.getAttribute("data-theme")).toBe(
    "retro",
  );
});
