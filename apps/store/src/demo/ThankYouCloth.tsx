import type { ReactElement } from "react";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { WidePicture } from "../features/pictures/WidePicture.tsx";

/** Folded sarees, beside the thanks for an order. */
export const ThankYouCloth = (): ReactElement => (
  <WidePicture
    picture={widePictures["blog-1"]}
    eager
    sizes="(min-width: 1024px) 90vw, 100vw"
    objectPosition="82%"
  />
);
