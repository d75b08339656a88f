import { runInThisContext } from "node:vm";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { Accordion, type AccordionProps } from "./Accordion.tsx";
import { accordionScript } from "./accordionScript.ts";

const items = [
  { id: "wash", title: "Washing", content: "By hand" },
  { id: "dry", title: "Drying", content: <p id="shade">In the shade</p> },
  { id: "iron", title: "Ironing", content: "Not at all" },
];

/** The accordion before and after hydration. */
const open = (
  props: Omit<AccordionProps<boolean>, "items"> = {},
): { hydrate: () => Promise<void>; press: (index: number) => void; shown: () => number[] } => {
  const app = (
    <UiProvider>
      <Accordion items={items} {...props} />
    </UiProvider>
  );
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(app);
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  const panels = [...host.querySelectorAll("[data-accordion-panel]")];
  const buttons = [...host.querySelectorAll("button")];
  return {
    hydrate: async () => {
      const root = await act(async () => hydrateRoot(host, app));
      cleanUp = async () => {
        await act(async () => root.unmount());
        host.remove();
      };
    },
    press: (index) => act(() => buttons[index]?.click()),
    shown: () => {
      for (const [index, panel] of panels.entries()) {
        const isOpen = buttons[index]?.getAttribute("aria-expanded") === "true";
        expect(panel.getAttribute("hidden")).toBe(isOpen ? null : "until-found");
      }
      return panels.flatMap((panel, index) => (panel.hasAttribute("hidden") ? [] : [index]));
    },
  };
};

let cleanUp = async (): Promise<void> => undefined;
beforeAll(() => {
  runInThisContext(accordionScript);
  return () => document.documentElement.classList.remove("has-scripts");
});
afterEach(async () => {
  await cleanUp();
  window.location.hash = "";
});

test("one click closes an item that was opened before hydration", async () => {
  const onChange = vi.fn();
  const { hydrate, press, shown } = open({ onChange });
  expect(shown()).toEqual([]);
  press(0);
  expect(shown()).toEqual([0]);
  await hydrate();
  expect(shown()).toEqual([0]);
  expect(onChange.mock.calls).toEqual([["wash"]]);
  press(0);
  expect(shown()).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test("one item is open before hydration, and the first one can be closed", async () => {
  const onChange = vi.fn();
  const { hydrate, press, shown } = open({ defaultValue: "wash", onChange });
  expect(shown()).toEqual([0]);
  press(2);
  expect(shown()).toEqual([2]);
  press(2);
  expect(shown()).toEqual([]);
  await hydrate();
  expect(shown()).toEqual([]);
  expect(onChange.mock.calls).toEqual([[null]]);
});

test("an item that is not collapsible stays open before hydration", async () => {
  const { hydrate, press, shown } = open({ defaultValue: "wash", collapsible: false });
  press(0);
  expect(shown()).toEqual([0]);
  press(1);
  expect(shown()).toEqual([1]);
  await hydrate();
  expect(shown()).toEqual([1]);
});

test("several items are opened before hydration", async () => {
  const onChange = vi.fn();
  const { hydrate, press, shown } = open({ multiple: true, defaultValue: ["wash"], onChange });
  press(2);
  press(0);
  press(1);
  await hydrate();
  expect(shown()).toEqual([1, 2]);
  expect(onChange.mock.calls).toEqual([[["dry", "iron"]]]);
});

test("hydration changes no state if nothing was pressed", async () => {
  const onChange = vi.fn();
  const { hydrate, shown } = open({ defaultValue: "dry", onChange });
  await hydrate();
  expect(shown()).toEqual([1]);
  expect(onChange).not.toHaveBeenCalled();
});

test("the panel with the target of the URL is open, before and after hydration", async () => {
  window.location.hash = "#shade";
  const { hydrate, shown } = open({ defaultValue: "wash" });
  expect(shown()).toEqual([1]);
  await hydrate();
  expect(shown()).toEqual([1]);
});
