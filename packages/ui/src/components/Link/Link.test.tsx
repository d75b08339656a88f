import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Link } from "./Link.tsx";

afterEach(cleanup);

test("an external link adds its note to the application's name, and shows its icon", () => {
  render(
    <Link external href="https://example.com/" aria-label="Map" endIcon={<i data-testid="icon" />}>
      <b>12, Car Street</b>
    </Link>,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole("link", { name: "Map (opens in a new tab)" })).toBeTruthy();
  expect(screen.getByTestId("icon")).toBeTruthy();
});
