import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentProps, ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { IconLink } from "../IconButton/IconButton.tsx";
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

/** A router's link: it takes a typed target instead of a URL, and its class depends on whether it is active. */
const RoutedLink = ({
  to,
  className,
  ...rest
}: {
  to: { page: string };
  className?: (state: { isActive: boolean }) => string;
} & Omit<ComponentProps<"a">, "className">): ReactElement => (
  <a {...rest} href={`/${to.page}`} className={className?.({ isActive: true })} />
);

test.each([
  ["Link", (link: ReactElement) => <Link render={link}>Bag</Link>],
  ["ButtonLink", (link: ReactElement) => <ButtonLink render={link}>Bag</ButtonLink>],
  ["IconLink", (link: ReactElement) => <IconLink render={link} label="Bag" icon={<i />} />],
])("%s renders an element of the application's router", (_name, renderLink) => {
  render(
    renderLink(
      <RoutedLink
        to={{ page: "cart" }}
        className={({ isActive }) => (isActive ? "active" : "idle")}
      />,
    ),
    { wrapper: UiProvider },
  );
  const link = screen.getByRole("link", { name: "Bag" });
  expect(link.getAttribute("href")).toBe("/cart");
  expect(link.classList).toContain("active");
  expect(link.classList.length).toBeGreaterThan(1);
});

test("the handler of the rendered element is called first, and may stop the component's", () => {
  const calls: string[] = [];
  render(
    <Link
      onClick={() => calls.push("link")}
      render={
        <a
          aria-label="Bag"
          href="#bag"
          onClick={(event) => {
            calls.push("element");
            if (calls.length > 2) event.preventDefault();
          }}
        />
      }
    >
      Bag
    </Link>,
    { wrapper: UiProvider },
  );
  fireEvent.click(screen.getByRole("link"));
  fireEvent.click(screen.getByRole("link"));
  expect(calls).toEqual(["element", "link", "element"]);
});

test("a link without a target is reported in development", () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(<Link>Bag</Link>, { wrapper: UiProvider });
  expect(report).toHaveBeenCalledWith(expect.stringContaining("neither `href` nor `render`"));
  report.mockRestore();
});
