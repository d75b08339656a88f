import "@testing-library/jest-dom/vitest";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { cloneElement, StrictMode, type ReactElement, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { UiProvider } from "../provider/UiProvider.tsx";
import {
  cases,
  components,
  exported,
  shown,
  withoutElement,
  type ConformanceCase,
} from "./conformance.fixtures.tsx";
import props from "../../props.json";
import type { Component } from "./declarations.fixtures.ts";

const directions = ["ltr", "rtl"] as const;

/* jsdom does not implement the `search` element, so React would warn about an unknown one. */
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

beforeEach(() => {
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return () => vi.unstubAllGlobals();
});

const inApp = (
  { wrap = (element) => element }: Pick<ConformanceCase, "wrap">,
  element: ReactElement,
  dir: "ltr" | "rtl" = "ltr",
): ReactNode => (
  <StrictMode>
    <UiProvider dir={dir} shop={{ name: "Kaveri Looms" }}>
      <div dir={dir}>{wrap(element)}</div>
    </UiProvider>
  </StrictMode>
);

/** Handlers of events whose default can be prevented. */
const cancelable = new Set(["onClick", "onKeyDown", "onMouseDown", "onPointerDown", "onSubmit"]);

const nativeName = (handler: string): keyof typeof fireEvent =>
  (handler.slice(2, 3).toLowerCase() + handler.slice(3)) as keyof typeof fireEvent;

/** Returns props that open a component whose case starts closed, so that it has a root. */
const initially = ({ state }: ConformanceCase): object =>
  state?.defaultProp === "defaultOpen" && state.before === true ? { defaultOpen: true } : {};

it("every exported component has a case: a story with args, or an entry in cases", () => {
  const known = [...Object.keys(cases), ...Object.keys(withoutElement)];
  expect(components.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !components.includes(name))).toEqual([]);
});

it("every component with stories is exported by index.ts or another entry", () => {
  const known = new Set(Object.values(exported));
  const missing = shown.filter(({ component }) => component && !known.has(component));
  // Other components draw it.
  expect(missing.map(({ file }) => file)).toEqual(["../patterns/Fabric/Fabric.stories.tsx"]);
});

/** Returns the console errors of rendering an element. */
const reportsOf = (element: ReactNode): string[] => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(element);
  const reports = error.mock.calls.map(([first]) => String(first));
  error.mockRestore();
  return reports;
};

/** The props that are one of a few names. Types alone check the element (`as`). */
const declared: Readonly<Record<string, Component>> = Object.assign({}, ...Object.values(props));
const variants = Object.entries(cases).flatMap(([name, conformance]) =>
  Object.entries(declared[name]?.props ?? {})
    .filter(([prop, { type }]) => prop !== "as" && /^"[\w-]+"(?: \| "[\w-]+")+$/.test(type))
    .map(([prop]) => ({ name, prop, conformance })),
);

it.each(variants)("$name reports an unknown $prop once and renders", (variant) => {
  const { name, prop, conformance } = variant;
  const unknown = `no ${prop} of ${name}`;
  const props = { ...initially(conformance), [prop]: unknown };
  const reports = reportsOf(inApp(conformance, cloneElement(conformance.element, props)));
  expect(reports).toEqual([expect.stringContaining(`Unknown variant "${unknown}": use one of "`)]);
});

const withHeading = Object.entries(cases).filter(
  ([name]) => declared[name]?.props["headingLevel"] !== undefined,
);

it.each(withHeading)(
  "%s writes its heading at the level of `headingLevel`",
  (_name, conformance) => {
    const { container } = render(
      inApp(conformance, cloneElement(conformance.element, { headingLevel: 6 } as object)),
    );
    expect(container.querySelector("h6")).not.toBeNull();
  },
);

/** Without native fields, about which React itself warns. */
const controllable = Object.entries(cases).flatMap(([name, { state }]) =>
  state && !state.isNative ? [{ name, state }] : [],
);

it.each(controllable)("$name reports once that it has no handler", async ({ name, state }) => {
  // `warnOnce` remembers its warnings in the module, and an earlier test may have caused this one.
  vi.resetModules();
  const { UiProvider: Provider } = await import("../provider/UiProvider.tsx");
  const fresh = (await import("./conformance.fixtures.tsx")).cases[name];
  const { element, wrap = (inner: ReactElement) => inner } = fresh ?? {};
  if (!element) throw new Error(`There is no case for ${name}`);
  const controlled = cloneElement(element, {
    [state.prop]: state.before,
    [state.handler]: undefined,
  } as object);
  const app = (
    <StrictMode>
      <Provider>{wrap(controlled)}</Provider>
    </StrictMode>
  );
  expect(reportsOf(app)).toEqual([
    expect.stringMatching(
      new RegExp(`it is controlled by \`${state.prop}\` but has no handler.*\`${state.handler}\``),
    ),
  ]);
});

/** Components that have handlers of their own for events whose default can be prevented. */
const preventable = Object.entries(cases).flatMap(([name, conformance]) => {
  const own = (conformance.handlers ?? []).filter((handler) => cancelable.has(handler));
  return own.length > 0 ? [{ name, own, conformance }] : [];
});

it.each(preventable)("$name does nothing of its own when the application prevents it", (one) => {
  const { own, conformance } = one;
  const { element, state, effect } = conformance;
  const changed = vi.fn();
  const props = {
    ...initially(conformance),
    ...(state && { [state.handler]: changed }),
    ...(effect && { [effect]: changed }),
    ...Object.fromEntries(own.map((name) => [name, (event: Event) => event.preventDefault()])),
    id: "probe",
  };
  render(inApp(conformance, cloneElement(element, props as object)));
  const root = document.getElementById("probe");
  const before = [document.body.innerHTML, document.activeElement];
  const keys = ["Home", "End", "ArrowRight", "Tab", "+"];
  for (const name of own)
    for (const key of keys) if (root) fireEvent[nativeName(name)](root, { key });
  expect([document.body.innerHTML, document.activeElement]).toEqual(before);
  expect(changed).not.toHaveBeenCalled();
});

describe.each(Object.entries(cases))("%s", (_name, conformance) => {
  const { element, handlers = ["onPointerDown"], state } = conformance;

  test.each(directions)("root: ref, id, data-*, aria-*, own class and handlers, %s", (dir) => {
    const ref = { current: null as Element | null };
    const calls = Object.fromEntries(handlers.map((name) => [name, vi.fn()]));
    render(
      inApp(
        conformance,
        cloneElement(
          element as ReactElement<object>,
          {
            ...initially(conformance),
            ref,
            id: "probe",
            "data-probe": "yes",
            "aria-details": "details",
            ...calls,
          } as object,
        ),
        dir,
      ),
    );
    const root = document.getElementById("probe");
    expect(root).not.toBeNull();
    expect(ref.current).toBe(root);
    expect(root).toHaveAttribute("data-probe", "yes");
    expect(root).toHaveAttribute("aria-details", "details");
    for (const name of handlers) {
      const fire = fireEvent[nativeName(name)] as (element: Element, init: object) => boolean;
      if (root) fire(root, { target: name === "onChange" ? { value: "x" } : {}, key: "Home" });
      expect([name, calls[name]?.mock.calls.length]).not.toEqual([name, 0]);
    }
  });

  it("renders on a server and hydrates without a warning", async () => {
    const app = inApp(conformance, element);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(app);
    const faults: unknown[] = [];
    let root: ReturnType<typeof hydrateRoot> | undefined;
    await act(async () => {
      root = hydrateRoot(container, app, { onRecoverableError: (fault) => faults.push(fault) });
    });
    await act(async () => root?.unmount());
    container.remove();
    expect(faults).toEqual([]);
  });

  it("does not name the shop of this repository", () => {
    expect(renderToString(inApp(conformance, element))).not.toContain("Pallu");
  });

  if (!state) return;
  const { prop, defaultProp, handler, before, after, act: action, shows, isNative } = state;

  const find = ({ role, name }: { role: string; name: string | RegExp }): HTMLElement | null =>
    screen.queryByRole(role, name === "" ? {} : { name });
  const perform = (): void => {
    const target = find(action);
    if (!target) throw new Error(`there is no ${action.role} "${String(action.name)}"`);
    if (action.type === undefined) fireEvent.click(target);
    else {
      fireEvent.change(target, { target: { value: action.type } });
      fireEvent.blur(target);
    }
  };
  const isShown = (): boolean => {
    const target = find(shows);
    if (shows.attribute) {
      const [name, value] = shows.attribute;
      if (name === "value") return (target as HTMLInputElement | null)?.value === value;
      return target?.getAttribute(name) === value;
    }
    if (target instanceof HTMLInputElement) return target.checked;
    return (target !== null) === (after === true);
  };

  it("changes its own state if it is uncontrolled", () => {
    render(inApp(conformance, cloneElement(element, { [defaultProp]: before } as object)));
    expect(isShown()).toBe(false);
    perform();
    expect(isShown()).toBe(true);
  });

  it("calls its handler and stays if it is controlled", () => {
    const onChange = vi.fn();
    const props = { [prop]: before, [handler]: onChange };
    const { rerender } = render(inApp(conformance, cloneElement(element, props as object)));
    perform();
    expect(onChange).toHaveBeenCalledOnce();
    if (!isNative) expect(onChange.mock.calls[0]?.[0]).toEqual(after);
    expect(isShown()).toBe(false);
    rerender(
      inApp(
        conformance,
        cloneElement(element, {
          ...props,
          [prop]: isNative && action.type ? action.type : after,
        } as object),
      ),
    );
    expect(isShown()).toBe(true);
  });
});

const icons = Object.entries(exported).filter(([name]) => name.endsWith("Icon"));

describe.each(icons)("%s", (_name, component) => {
  it("is decorative and takes native props and a ref", () => {
    const Icon = component as (props: object) => ReactElement;
    const ref = { current: null as Element | null };
    render(<Icon {...{ ref, id: "probe", "data-probe": "yes" }} />);
    const root = document.getElementById("probe");
    expect(ref.current).toBe(root);
    expect(root).toHaveAttribute("data-probe", "yes");
    expect(root).toHaveAttribute("aria-hidden", "true");
  });
});
