import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef, type ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { SearchPanel } from "./SearchPanel.tsx";

afterEach(cleanup);

const Search = ({ isShown }: { isShown: boolean }): ReactElement => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <UiProvider>
      <form>
        <input ref={field} aria-label="Search" />
      </form>
      {isShown && (
        <SearchPanel
          field={field}
          listId="results"
          value="silk"
          items={["Ikat", "Jamdani"].map((name) => ({ id: name, name }))}
          onChange={() => undefined}
          onChoose={() => undefined}
        />
      )}
    </UiProvider>
  );
};

test("the active result is scrolled into sight, and the field forgets the results that are gone", () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  const { rerender } = render(<Search isShown />);
  const field = screen.getByRole("textbox");
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "ArrowDown" });
  expect(scrolled.mock.contexts.map((element) => (element as HTMLElement).id)).toEqual([
    "results-0",
    "results-1",
  ]);
  expect(field).toHaveAttribute("aria-activedescendant", "results-1");
  rerender(<Search isShown={false} />);
  expect(field).toHaveAttribute("aria-expanded", "false");
  expect(field).not.toHaveAttribute("aria-controls");
  expect(field).not.toHaveAttribute("aria-activedescendant");
  scrolled.mockRestore();
});
