import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Select } from "../Select/Select.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
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
