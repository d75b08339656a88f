import { Picture } from "@pallu/ui";
import type { ReactElement } from "react";
import { pictureFiles } from "../catalogue/catalogue.view.ts";

/** The small picture beside the name of a testimonial, square whatever its file (ENT-26). */
export const Portrait = ({ picture }: { picture: { src: string } }): ReactElement => (
  <Picture {...pictureFiles(picture.src)} width={48} height={48} alt="" sizes="48px" />
);
