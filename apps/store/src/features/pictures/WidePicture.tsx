import { Picture } from "@pallu/ui";
import type { PictureProps } from "@pallu/ui";
import type { ReactElement } from "react";
import { pictureFiles } from "../catalogue/catalogue.view.ts";

interface WidePictureProps extends Pick<PictureProps, "sizes" | "priority" | "eager"> {
  picture: Pick<PictureProps, "width" | "height"> & { src: string };
  /** Empty beside a text that names what is shown, which is the rule. */
  alt?: string;
}

/** A picture of `pictures.wide.ts` in all its files. */
export const WidePicture = ({ picture, alt = "", ...rest }: WidePictureProps): ReactElement => (
  <Picture {...pictureFiles(picture.src, picture.width, picture.height)} alt={alt} {...rest} />
);
