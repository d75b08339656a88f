import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Button } from "./Button.tsx";

test("a button keeps the application's aria-disabled", () => {
  render(<Button aria-disabled>Pay</Button>, { wrapper: UiProvider });
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
});
