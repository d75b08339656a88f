import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { page } from "vitest/browser";

/** Attributes whose value is an id, or several separated by spaces. The popup that a button opens may be the page's. */
const attributes = (
  "aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage aria-flowto " +
  "aria-labelledby aria-owns for form headers itemref list"
).split(" ");

const selector = attributes.map((name) => `[${name}]`).join();

/** Returns the attributes of the document that name an id that no element has. Axe does not check all of them. */
const findMissingIds = (): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) =>
    attributes.flatMap((name) =>
      (element.getAttribute(name) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !document.getElementById(id))
        .map((id) => `${element.localName}[${name}=${id}]`),
    ),
  );

/* Fails a story that logs an error or a warning. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(" ")));
  for (const spy of spies) spy.mockRestore();
  expect(calls, "console errors and warnings").toEqual([]);
});

/* Fails a story in which an attribute names an element that is not there. */
afterEach(() => expect(findMissingIds(), "ids that no element has").toEqual([]));

/* Compares the picture of the story with the recorded one (`pnpm visual`). */
if (import.meta.env["VITE_VISUAL"]) {
  beforeEach(() => void vi.setSystemTime("2026-01-15T10:00:00+05:30"));
  afterEach(async ({ task }) => {
    await page.viewport(1200, document.documentElement.scrollHeight);
    const component = task.file.name.replace(/^.*\/|\.stories\.tsx$/g, "");
    await expect(document.body).toMatchScreenshot(`${component}-${task.name}`);
  });
}
