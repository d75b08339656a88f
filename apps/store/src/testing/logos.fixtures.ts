/** Returns alternative text and file of the logos in an element, in document order. */
export const logosIn = (element: Element): string[] =>
  [...element.querySelectorAll("img")].map(({ alt, src }) => `${alt}: ${src.split("/").at(-1)}`);

/** Returns the expected logo files of a name, for light and dark backgrounds. */
export const logoFiles = (name: string): string[] => {
  const file = name
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join("-");
  return [`${name}: ${file}.light.svg`, `${name}: ${file}.dark.svg`];
};
