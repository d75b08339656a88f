/** Event on the document, dispatched when the page is hydrated. */
export const hydrated = "pallu:hydrated";
