import { expect, test } from "vitest";
import { isShortened, spreadsheetChange } from "./spreadsheet.rules.ts";

test.each([
  ["8.90123E+12", true],
  ["8,90123e+12", true],
  ["1E+12", true],
  ["8901234567890", false],
  ["1E5", false],
  ["KK-E+1", false],
])("%s is a shortened number: %s", (text, isIt) => {
  expect(isShortened(text)).toBe(isIt);
});

const number = "before a spreadsheet program took it for a number";
const date = "before a spreadsheet program took it for a date";
const letters = "before a program wrote the file in an encoding without these letters";

test.each([
  ["01001", "1001", number],
  ["007", "7", number],
  ["000", "0", number],
  ["4-5", "2026-05-04", date],
  ["4-5", "05-Apr", date],
  ["3/4", "03/04/26", date],
  ["10-12", "12. Okt", date],
  ["₹ off — final", "? off ? final", letters],
  ["हथकरघा", "??????", letters],
])("'%s' that became '%s' was changed by a program", (before, now, change) => {
  expect(spreadsheetChange(before, now)).toBe(change);
});

test.each([
  ["01001", "01001"],
  ["01001", "1002"],
  ["1001", "01001"],
  ["4-5", "4-6"],
  ["4-5 years", "2026-05-04"],
  ["S", "M"],
  ["Why", "Why?"],
  ["", "1001"],
  ["01001", ""],
])("'%s' that became '%s' was changed by somebody", (before, now) => {
  expect(spreadsheetChange(before, now)).toBeUndefined();
});
