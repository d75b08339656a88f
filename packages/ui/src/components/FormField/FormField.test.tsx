import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Select } from "../Select/Select.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { UiProvider } from "../../provider/UiProvider.tsx";

afterEach(cleanup);

test.each([
  ["TextField", TextField],
  ["TextArea", TextArea],
  ["Select", Select],
] as const)("%s keeps the application's description and validity", (_name, Field) => {
  const props = { label: "Name", options: [], "aria-describedby": "rules" };
  const { rerender } = render(<Field {...props} aria-invalid />, { wrapper: UiProvider });
  const control = screen.getByLabelText("Name");
  expect(control.getAttribute("aria-describedby")).toBe("rules");
  expect(control.getAttribute("aria-invalid")).toBe("true");
  rerender(<Field {...props} id="name" hint="As on the card" />);
  expect(screen.getByLabelText("Name").getAttribute("aria-describedby")).toBe("rules name-hint");
});

test("FieldGroup keeps the application's description beside its error", () => {
  render(
    <FieldGroup legend="Address" aria-describedby="rules" error="Enter your address.">
      {null}
    </FieldGroup>,
    { wrapper: UiProvider },
  );
  const [own, error = ""] = (
    screen.getByRole("group").getAttribute("aria-describedby") ?? ""
  ).split(" ");
  expect(own).toBe("rules");
  expect(document.getElementById(error)?.textContent).toContain("Enter your address.");
});

test("the counter of a TextArea follows the reset of its form", async () => {
  const { container } = render(
    <form>
      <TextArea label="Message" limit={30} defaultValue="Hello" />
    </form>,
    { wrapper: UiProvider },
  );
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Hello, is it woven?" } });
  expect(screen.getByText("11 characters left", { selector: "[aria-hidden]" })).toBeTruthy();
  await act(async () => container.querySelector("form")?.reset());
  expect(screen.getByText("25 characters left", { selector: "[aria-hidden]" })).toBeTruthy();
});
