/** Returns the document title of a page. */
export const shopTitle = (title?: string | null): string =>
  title ? `${title} | Pallu` : "Pallu | Sarees, clothing and things for the home";
