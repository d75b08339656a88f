/** Returns the URL of a picture of the shop, in a small width. */
export const pictureUrl = (name: string): string =>
  name.startsWith("/") ? name : `/uploads/${encodeURIComponent(name)}?w=320`;
