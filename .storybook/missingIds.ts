/** Attributes whose value is an id, or several separated by spaces. The popup that a button opens may be the page's. */
const attributes = [
  "aria-activedescendant",
  "aria-controls",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-flowto",
  "aria-labelledby",
  "aria-owns",
  "for",
  "form",
  "headers",
  "itemref",
  "list",
];

const selector = attributes.map((name) => `[${name}]`).join();

/** Returns the attributes of the document that name an id that no element has. Axe does not check all of them. */
export const findMissingIds = (): string[] =>
  [...document.querySelectorAll(selector)].flatMap((element) =>
    attributes.flatMap((name) =>
      (element.getAttribute(name) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !document.getElementById(id))
        .map((id) => `${element.localName}[${name}=${id}]`),
    ),
  );
