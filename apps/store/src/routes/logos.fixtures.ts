/** Alternative text and file of the logos in an element, in the order of the page. */
export const logosIn = (element: Element): string[] =>
  [...element.querySelectorAll("img")].map(({ alt, src }) => `${alt}: ${src.split("/").at(-1)}`);

/** What a name's logo for a light and for a dark ground is to read. */
export const logoFiles = (name: string): string[] => {
  const file = name
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join("-");
  return [`${name}: ${file}.light.svg`, `${name}: ${file}.dark.svg`];
};
