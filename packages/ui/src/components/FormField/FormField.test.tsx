import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { CheckboxGroup } from "../CheckboxGroup/CheckboxGroup.tsx";
import { OtpField } from "../OtpField/OtpField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { QuantityStepper } from "../QuantityStepper/QuantityStepper.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { RangeSlider } from "../RangeSlider/RangeSlider.tsx";
import { Select } from "../Select/Select.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { UiProvider } from "../../provider/UiProvider.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const help = { hint: "A hint.", error: "An error." };
const options = [{ value: "silk", label: "Silk" }];

test.each([
  ["TextField", "textbox", () => <TextField label="Name" {...help} />],
  ["PasswordField", null, () => <PasswordField label="Name" {...help} />],
  ["OtpField", "textbox", () => <OtpField label="Name" {...help} />],
  ["TextArea", "textbox", () => <TextArea label="Name" {...help} />],
  ["Select", "combobox", () => <Select label="Name" options={options} {...help} />],
  ["Checkbox", "checkbox", () => <Checkbox label="Name" {...help} />],
  ["Switch", "switch", () => <Switch label="Name" sides={{ off: "Off", on: "On" }} {...help} />],
  ["QuantityStepper", "spinbutton", () => <QuantityStepper label="Name" {...help} />],
  ["RadioGroup", "radiogroup", () => <RadioGroup legend="Name" options={options} {...help} />],
] as const)("%s is described by hint and error, and is invalid", (_name, role, field) => {
  render(field(), { wrapper: UiProvider });
  const control = role
    ? screen.getByRole(role, { name: "Name" })
    : screen.getByLabelText("Name", { selector: "input" });
  expect(control).toHaveAccessibleDescription("A hint. An error.");
  expect(control).toBeInvalid();
});

test.each([
  ["CheckboxGroup", () => <CheckboxGroup legend="Name" options={options} {...help} />],
  [
    "RangeSlider",
    () => (
      <RangeSlider
        legend="Name"
        min={0}
        max={9}
        boundLabels={["Low", "High"]}
        format={String}
        {...help}
      />
    ),
  ],
])("%s is described by hint and error", (_name, group) => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  render(group(), { wrapper: UiProvider });
  expect(screen.getByRole("group", { name: "Name" })).toHaveAccessibleDescription(
    "A hint. An error.",
  );
});

test("a checkbox keeps its state and the focus when its error is gone", () => {
  const { rerender } = render(<Checkbox label="Agree" error="Agree to the terms" />, {
    wrapper: UiProvider,
  });
  const checkbox = screen.getByRole("checkbox");
  checkbox.focus();
  fireEvent.click(checkbox);
  rerender(<Checkbox label="Agree" />);
  expect(screen.getByRole("checkbox")).toBe(checkbox);
  expect(checkbox).toHaveFocus();
});

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
