import type { ReactElement } from "react";
import { vars } from "../../tokens/contract.css.ts";
import * as css from "./SiteFooter.css.ts";

export interface FooterEndPicture {
  /** URL of a picture that repeats horizontally. Its upper edge and the area around its fringe are transparent. */
  src: string;
  /** Width in CSS px. Sets the aspect ratio together with `height`. */
  width: number;
  /** Height in CSS px. */
  height: number;
}

/** Copies for a viewport of 4000 px with a picture of 450 px. The browser requests the file once. */
const COPIES = 9;

const { pallu, zari } = vars.color;

/** The bars lie below the opaque part of a picture, so that they show only without it. Inline, as only footers have them. */
const bars = `linear-gradient(${pallu} 35%, ${zari} 0 44%, ${pallu} 0 48%, ${zari} 0 51%, ${pallu} 0 55%, ${zari} 0 58%, ${pallu} 0 62%, ${zari} 0 71%, transparent 0)`;

/** The end of a footer: gold bars, or the picture of a woven end once it has loaded. */
export function FooterEnd({ picture }: { picture: FooterEndPicture | undefined }): ReactElement {
  return (
    <div aria-hidden className={css.end} style={{ background: bars }}>
      {picture &&
        Array.from({ length: COPIES }, (_, index) => (
          <img
            key={index}
            {...picture}
            alt=""
            loading="lazy"
            decoding="async"
            className={css.endPicture}
          />
        ))}
    </div>
  );
}
