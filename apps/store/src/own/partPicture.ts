import { pictureFiles, pictureOf } from "../features/catalogue/productCard.rules.ts";

/** Returns the path of a picture of a part: a file of the shop's uploads, or of its assets. */
export const sourceOfPart = (picture: string): string | null =>
  picture.startsWith("/") ? picture : pictureOf(picture);

/** Returns the files of a picture of a part, with its size in px if its name does not say it. */
export const partPicture = (picture: string, width?: number, height?: number) =>
  pictureFiles(sourceOfPart(picture), width, height);
