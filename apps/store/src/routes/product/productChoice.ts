import type { Id } from "@pallu/contract";

/** Returns the URL of a variant of the page's product, with one of its pictures by its index. */
export const choiceHref = (variantId: Id | null, pictureIndex = 0): string => {
  const search = new URLSearchParams();
  if (variantId !== null) search.set("variant", String(variantId));
  if (pictureIndex > 0) search.set("picture", String(pictureIndex + 1));
  return `?${search.toString()}`;
};

/** Returns the index of the picture of the URL, whose number starts at 1. Without one, or with another text, 0. */
export const pictureIndexOf = (search: URLSearchParams): number => {
  const number = search.get("picture") ?? "";
  return /^[1-9]\d{0,2}$/.test(number) ? Number(number) - 1 : 0;
};
