import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { OtpField } from "../components/OtpField/OtpField.tsx";
import { TextField } from "../components/TextField/TextField.tsx";
import { UiProvider } from "../provider/UiProvider.tsx";
import { filterTyping } from "./filterTyping.ts";

afterEach(cleanup);

const digits = (typed: string): string => typed.replaceAll(/\D/g, "");

const Phone = ({ initial = "", max }: { initial?: string; max?: number }): ReactElement => {
  const [value, setValue] = useState(initial);
  return (
    <UiProvider>
      <TextField label="Phone" value={value} {...filterTyping(digits, setValue, max)} />
    </UiProvider>
  );
};

const field = (): HTMLInputElement => screen.getByRole("textbox");

test("a character that is refused leaves the caret where it is", async () => {
  render(<Phone initial="9876543210" />);
  await userEvent.type(field(), "-1", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field()).toHaveValue("98716543210");
  expect(field().selectionStart).toBe(4);
});

test("what is pasted loses its other characters, and the caret follows it", async () => {
  render(<Phone initial="9810" />);
  field().focus();
  field().setSelectionRange(2, 2);
  await userEvent.paste("76-54 3");
  expect(field()).toHaveValue("987654310");
  expect(field().selectionStart).toBe(7);
});

test("a full field takes no more, so its last character stays", async () => {
  render(<Phone initial="123456789012345" max={15} />);
  await userEvent.type(field(), "0", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field()).toHaveValue("123456789012345");
  expect(field().selectionStart).toBe(3);
});

test("a composition is filtered when it ends, so that no letter is doubled", () => {
  render(<Phone initial="1" />);
  fireEvent.compositionStart(field());
  for (const text of ["19", "198", "198-", "198-7"])
    fireEvent.input(field(), { target: { value: text }, isComposing: true });
  expect(field()).toHaveValue("198-7");
  fireEvent.compositionEnd(field());
  expect(field()).toHaveValue("1987");
});

test("a code completes once, and is initial again after a reset of its form", async () => {
  const onComplete = vi.fn();
  const { container } = render(
    <UiProvider>
      <form>
        <OtpField label="Code" length={4} onComplete={onComplete} />
      </form>
    </UiProvider>,
  );
  await userEvent.type(field(), "1 2-3");
  expect(field()).toHaveValue("12-3");
  expect(onComplete).toHaveBeenCalledExactlyOnceWith("12-3");
  fireEvent.reset(container.querySelector("form") as HTMLFormElement);
  expect(field()).toHaveValue("");
});
