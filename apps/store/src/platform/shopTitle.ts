/** The title of a page, as it stands in the tab and in search results. */
export const shopTitle = (title?: string | null): string =>
  title ? `${title} | Pallu` : "Pallu | Sarees, clothing and things for the home";
