/** Event on the document: the page is hydrated and handles its events itself. */
export const hydrated = "pallu:hydrated";
