import { Picture } from "@pallu/ui";
import type { ReactElement } from "react";
import { pictureFiles } from "../catalogue/productCard.rules.ts";

/** Renders the square portrait of a testimonial (ENT-26). */
export const Portrait = ({ picture }: { picture: { src: string } }): ReactElement => (
  <Picture {...pictureFiles(picture.src)} width={48} height={48} alt="" sizes="48px" />
);
