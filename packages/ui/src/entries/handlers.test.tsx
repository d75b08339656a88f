import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { cloneElement, type ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { UiProvider } from "../provider/UiProvider.tsx";
import { cases } from "./conformance.fixtures.tsx";

afterEach(cleanup);

interface Control {
  /** Other props that the control needs. */
  props?: object;
  /** Props that are only correct together with the handler. */
  together?: object;
  /** Role of the control. @default "button" */
  role?: string;
  name: string;
}

/** The control of each optional handler, by component and handler. */
const controls: Record<string, Record<string, Control>> = {
  ProductCard: {
    onAddToCart: { name: "Add to Cart, Rani" },
    onWish: { name: "Add to wishlist, Rani" },
  },
  BestSellerTile: {
    onAddToCart: { name: "Add to Cart, Rani" },
    onWish: { name: "Add to wishlist, Rani" },
  },
  FilterChips: {
    onRemove: { name: "Silk, remove filter" },
    onClear: { name: "Clear all" },
  },
  ResultBar: {
    onRemove: { name: "Silk, remove filter", props: { chips: [{ id: "silk", label: "Silk" }] } },
    onClear: { name: "Clear all", props: { chips: [{ id: "silk", label: "Silk" }] } },
  },
  Notice: { onDismiss: { name: "Close" } },
  FileDrop: {
    onRemove: { name: "Remove a.jpg" },
    onRetry: { name: "Try again: a.jpg" },
  },
  PictureList: {
    onRemove: { name: "Remove a.jpg" },
    onRetry: { name: "Try again: a.jpg" },
    onReorder: { name: "Move a.jpg later" },
  },
  SaveBar: { onDiscard: { name: "Discard", props: { onDiscard: undefined } } },
  SelectableTable: {
    onSelect: { role: "checkbox", name: "Select Order 1", together: { selected: new Set() } },
  },
  CouponField: {
    onRemove: {
      name: "Remove",
      props: { status: "applied", message: "10 % off" },
      together: { removeText: "Remove" },
    },
  },
};

/** Handlers that report what happened. The control has an effect without them. */
const reports: Record<string, readonly string[]> = {
  Combobox: ["onSearch"],
  MoneyField: ["onValidityChange"],
  NumberField: ["onValidityChange"],
  OtpField: ["onComplete"],
  Picture: ["onFail"],
  PictureList: ["onAltChange"],
  QuantityStepper: ["onRefuse"],
  RangeSlider: ["onCommit"],
  SaveBar: ["onSave"],
  SearchPanel: ["onSubmit"],
};

const inApp = (element: ReactElement): ReactElement => <UiProvider>{element}</UiProvider>;

const rows = Object.entries(controls).flatMap(([component, handlers]) =>
  Object.entries(handlers).map(([handler, control]) => ({ component, handler, ...control })),
);

it.each(rows)("$component has the control of $handler only with it", async (row) => {
  const { component, handler, role = "button", name, props = {}, together = {} } = row;
  const element = cases[component]?.element;
  if (!element) throw new Error(`There is no case for ${component}`);
  const { rerender } = render(inApp(cloneElement(element, props)));
  expect(screen.queryByRole(role, { name })).not.toBeInTheDocument();
  const handle = vi.fn();
  rerender(inApp(cloneElement(element, { ...props, ...together, [handler]: handle })));
  await userEvent.click(screen.getByRole(role, { name }));
  expect(handle).toHaveBeenCalledOnce();
});

it("filters with a URL are links without handlers", () => {
  const chips = [{ id: "silk", label: "Silk", href: "/?colour=red" }];
  const element = cases["FilterChips"]?.element ?? <p />;
  render(inApp(cloneElement(element, { items: chips, clearHref: "/" })));
  expect(screen.getByRole("link", { name: "Silk, remove filter" })).toHaveAttribute(
    "href",
    "/?colour=red",
  );
  expect(screen.getByRole("link", { name: "Clear all" })).toHaveAttribute("href", "/");
});

const sources = import.meta.glob<string>(["../{components,patterns,sections,desk}/**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("every optional handler is that of a control, of a state or a report", () => {
  const known = new Set([
    ...rows.map(({ handler }) => handler),
    ...Object.values(cases).flatMap(({ state }) => state?.handler ?? []),
    ...Object.values(reports).flat(),
  ]);
  const declared = Object.entries(sources)
    .filter(([file]) => !/\.(?:stories|test|fixtures)\.tsx$/.test(file))
    .flatMap(([file, source]) =>
      [...source.matchAll(/^ {2}(on[A-Z]\w*)\?: (?!boolean)/gm)].map(([, handler = ""]) => ({
        file,
        handler,
      })),
    );
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter(({ handler }) => !known.has(handler))).toEqual([]);
});
