import type { ReactElement } from "react";
import { widePictures } from "@pallu/demo/content/widePictures.ts";
import { WidePicture } from "../features/pictures/WidePicture.tsx";

/** A border of the season from near. */
export const DemoAuthCloth = (): ReactElement => (
  <WidePicture picture={widePictures["blog-2"]} priority sizes="(min-width: 1024px) 110vw, 100vw" />
);
