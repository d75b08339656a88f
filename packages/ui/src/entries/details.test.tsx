import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef, type ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox } from "../components/Checkbox/Checkbox.tsx";
import { Link } from "../components/Link/Link.tsx";
import { QuantityStepper } from "../components/QuantityStepper/QuantityStepper.tsx";
import { Tabs } from "../components/Tabs/Tabs.tsx";
import { TextArea } from "../components/TextArea/TextArea.tsx";
import { HeartIcon } from "../icons.ts";
import { Grid } from "../layout/Grid/Grid.tsx";
import { Inline } from "../layout/Inline/Inline.tsx";
import { Stack } from "../layout/Stack/Stack.tsx";
import { UiProvider } from "../provider/UiProvider.tsx";

afterEach(cleanup);

const show = (element: ReactElement) => render(<UiProvider>{element}</UiProvider>);

test.each([
  ["Stack", () => <Stack role="group" aria-label="Sizes" />],
  ["Inline", () => <Inline role="group" aria-label="Sizes" />],
  ["Grid", () => <Grid columns={{ base: 2 }} role="group" aria-label="Sizes" />],
])("%s has the role that the application gives it", (_name, renderIt) => {
  show(renderIt());
  expect(screen.getByRole("group", { name: "Sizes" })).toBeInTheDocument();
});

test("a tab and its panel name each other, also where the id of an item has a space", () => {
  show(<Tabs label="Facts" items={[{ id: "size guide", label: "Sizes", panel: "S to XL" }]} />);
  const tab = screen.getByRole("tab");
  const panel = screen.getByRole("tabpanel", { name: "Sizes" });
  expect(tab.getAttribute("aria-controls")).toBe(panel.id);
});

test("a callback ref is called once for an element, not at every render", () => {
  const ref = vi.fn();
  const items = [{ id: "a", label: "A", panel: "one" }];
  const { rerender } = show(<Tabs ref={ref} label="Facts" items={items} />);
  rerender(
    <UiProvider>
      <Tabs ref={ref} label="Other facts" items={items} />
    </UiProvider>,
  );
  expect(ref).toHaveBeenCalledOnce();
});

test("a link sets its own ref and that of the element in `render`", () => {
  const [own, rendered] = [createRef<HTMLAnchorElement>(), createRef<HTMLAnchorElement>()];
  show(
    <Link ref={own} render={<a ref={rendered} href="/cart" aria-label="Cart" />}>
      Cart
    </Link>,
  );
  expect(own.current).toBe(screen.getByRole("link"));
  expect(rendered.current).toBe(own.current);
});

test("the note of a checkbox describes it beside what the application says", () => {
  show(
    <>
      <p id="more">Woven by hand</p>
      <Checkbox label="Silk" note="12" aria-describedby="more" />
    </>,
  );
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("Woven by hand 12");
});

test.each([
  [4, "1 character left"],
  [3, "2 characters left"],
  [8, "3 characters too many"],
])("a text of %d of 5 characters says how many are left", (length, words) => {
  show(<TextArea label="Message" limit={5} defaultValue={"a".repeat(length)} />);
  expect(screen.getByText(words, { ignore: "[role=status]" })).toBeInTheDocument();
});

test("a handler on the root of a quantity stepper stops its keys and its buttons", () => {
  const onChange = vi.fn();
  const stop = (event: { preventDefault: () => void }): void => event.preventDefault();
  const stepper = <QuantityStepper label="Quantity" defaultValue={2} onChange={onChange} />;
  const { unmount } = show(<QuantityStepper {...stepper.props} onKeyDown={stop} onClick={stop} />);
  fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "ArrowUp" });
  fireEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(onChange).not.toHaveBeenCalled();
  unmount();
  show(stepper);
  fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "ArrowUp" });
  fireEvent.click(screen.getByRole("button", { name: "Decrease quantity" }));
  expect(onChange.mock.calls).toEqual([[3], [2]]);
});

test("[NWS-14] an icon carries its own name, which assistive technology does not read", () => {
  const { container } = show(<HeartIcon />);
  expect(container.querySelector("svg")).toHaveAttribute("data-icon", "heart");
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});
