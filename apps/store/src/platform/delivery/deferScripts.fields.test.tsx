import { runInThisContext } from "node:vm";
import { act, useState } from "react";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrated } from "./hydration.ts";
import { deferScripts } from "./deferScripts.ts";

const start = {
  text: "",
  filled: "from the server",
  long: "",
  choice: "a",
  ticked: false,
  radio: "x",
};

/** One controlled field of each kind. */
const Form = (): ReactElement => {
  const [values, setValues] = useState(start);
  const change = (part: Partial<typeof start>): void =>
    setValues((before) => ({ ...before, ...part }));
  return (
    <form>
      <output>{JSON.stringify(values)}</output>
      <input
        aria-label="text"
        value={values.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <input
        aria-label="filled"
        value={values.filled}
        onChange={({ target }) => change({ filled: target.value })}
      />
      <textarea
        aria-label="long"
        value={values.long}
        onChange={({ target }) => change({ long: target.value })}
      />
      <select
        aria-label="choice"
        value={values.choice}
        onChange={({ target }) => change({ choice: target.value })}
      >
        <option>a</option>
        <option>b</option>
      </select>
      <input
        type="checkbox"
        aria-label="ticked"
        checked={values.ticked}
        onChange={({ target }) => change({ ticked: target.checked })}
      />
      {["x", "y"].map((value) => (
        <input
          key={value}
          type="radio"
          name="radio"
          aria-label={value}
          value={value}
          checked={values.radio === value}
          onChange={({ target }) => change({ radio: target.value })}
        />
      ))}
    </form>
  );
};

const state = (): typeof start =>
  JSON.parse(document.querySelector("output")?.textContent ?? "") as typeof start;

const field = <Kind extends Element = HTMLInputElement>(label: string): Kind => {
  const found = document.querySelector<Kind>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`No field with the label ${label}.`);
  return found;
};

let root: Root | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  vi.spyOn(document, "currentScript", "get").mockReturnValue(document.createElement("script"));
  runInThisContext(`${deferScripts}([],[])`);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const hydrate = async (onHydrated?: () => void): Promise<void> => {
  const place = document.getElementById("root");
  if (!place) throw new Error("There is no #root.");
  await act(async () => {
    root = hydrateRoot(place, <Form />);
  });
  await act(async () => {
    document.dispatchEvent(new Event(hydrated));
    onHydrated?.();
    await vi.advanceTimersByTimeAsync(100);
  });
};

test("input before hydration is kept and reaches React's state", async () => {
  field("text").value = "typed";
  field("filled").value = "changed";
  field<HTMLTextAreaElement>("long").value = "two\nlines";
  field<HTMLSelectElement>("choice").value = "b";
  field("ticked").checked = true;
  field("y").checked = true;
  await hydrate();
  const expected = {
    text: "typed",
    filled: "changed",
    long: "two\nlines",
    choice: "b",
    ticked: true,
    radio: "y",
  };
  expect(state()).toEqual(expected);
  expect([
    field("text").value,
    field("filled").value,
    field<HTMLTextAreaElement>("long").value,
    field<HTMLSelectElement>("choice").value,
    field("ticked").checked,
    field("y").checked,
    field("x").checked,
  ]).toEqual(["typed", "changed", "two\nlines", "b", true, true, false]);
});

test("no task sees a form in which some fields are empty", async () => {
  field("text").value = "typed";
  field<HTMLTextAreaElement>("long").value = "two lines";
  const seen = new Set<string>();
  const look = (): void => {
    seen.add(`${field("text").value}, ${field<HTMLTextAreaElement>("long").value}`);
    setTimeout(look);
  };
  setTimeout(look);
  await hydrate();
  expect([...seen]).toEqual(["typed, two lines"]);
});

test("input right after hydration keeps the other fields", async () => {
  field("text").value = "typed";
  field<HTMLTextAreaElement>("long").value = "two lines";
  await hydrate(() => {
    field("ticked").click();
  });
  expect(state()).toMatchObject({ text: "typed", long: "two lines", ticked: true });
});

test("unchanged fields fire no events", async () => {
  await hydrate();
  expect(state()).toEqual(start);
});

test("the focused field keeps its caret position", async () => {
  field("text").focus();
  field("text").value = "typed";
  field("text").setSelectionRange(2, 2);
  await hydrate();
  expect(state().text).toBe("typed");
  expect(field("text").selectionStart).toBe(2);
  expect(document.activeElement).toBe(field("text"));
});
