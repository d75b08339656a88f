/** Returns the URL of a picture of the shop, by its name or its path, in a width that pictures are made in. */
export const pictureUrl = (image: string, width: 160 | 320 = 160): string => {
  const path = image.startsWith("/") ? image : `/uploads/${encodeURIComponent(image)}`;
  return path.startsWith("/uploads/") ? `${path}?w=${width}` : path;
};
