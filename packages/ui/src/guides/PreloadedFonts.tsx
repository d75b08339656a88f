import { fontUrls } from "@pallu/ui/fonts";
import type { ReactElement } from "react";

/** Render it once, anywhere: React moves the links into the head of the document. */
export function PreloadedFonts(): ReactElement[] {
  return fontUrls.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
  ));
}
