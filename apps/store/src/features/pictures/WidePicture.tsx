import { Picture } from "@pallu/ui";
import type { PictureProps } from "@pallu/ui";
import type { ReactElement } from "react";
import { pictureFiles } from "../catalogue/productCard.rules.ts";

interface WidePictureProps extends Pick<
  PictureProps,
  "sizes" | "priority" | "eager" | "objectPosition"
> {
  picture: Pick<PictureProps, "width" | "height"> & { src: string };
  /** Alternative text. Empty if the text beside the picture describes it. @default "" */
  alt?: string;
}

/** Renders a picture of `widePictures.ts` in all its widths. */
export const WidePicture = ({ picture, alt = "", ...rest }: WidePictureProps): ReactElement => (
  <Picture {...pictureFiles(picture.src, picture.width, picture.height)} alt={alt} {...rest} />
);
