/** Returns the URL of a picture of the shop, by its name, in a width that pictures are made in. */
export const pictureUrl = (image: string, width: 160 | 320 = 160): string =>
  image.startsWith("/") ? image : `/uploads/${encodeURIComponent(image)}?w=${width}`;
