/** What single keys do on a page with a list. */
export const listKeys = [
  { key: "/", does: "Go to the search field" },
  { key: "j", does: "Next row" },
  { key: "k", does: "Previous row" },
  { key: "x", does: "Select the row" },
  { key: "?", does: "Show these keys" },
] as const;

/** Marks a row. It has a link, and a checkbox if it can be selected. */
export const rowAttribute = "data-row-id";

/** Whether somebody is typing in the element, so that keys are text. */
export const isTyping = (element: Element | null): boolean =>
  element?.matches(
    "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]",
  ) ?? false;

const rowsOf = (page: ParentNode): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`[${rowAttribute}]`),
];

const currentRow = (active: Element | null): HTMLElement | null =>
  active?.closest<HTMLElement>(`[${rowAttribute}]`) ?? null;

/** Focuses the link of the row that is `step` rows after the focused one, or of the first row. */
export const focusRow = (page: ParentNode, active: Element | null, step: 1 | -1): void => {
  const rows = rowsOf(page);
  const row = currentRow(active);
  const index = row ? rows.indexOf(row) + step : 0;
  rows[Math.min(Math.max(index, 0), rows.length - 1)]
    ?.querySelector<HTMLElement>("a, button")
    ?.focus();
};

/** Presses the checkbox of the focused row. */
export const selectRow = (active: Element | null): void => {
  currentRow(active)?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
};
