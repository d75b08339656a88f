import type { ReactElement } from "react";
import * as styles from "./SiteFooter.css.ts";

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

/** The end of a footer: gold bars, or the picture of a woven end once it has loaded. */
export const FooterEnd = ({ picture }: { picture: FooterEndPicture | undefined }): ReactElement => (
  <div aria-hidden className={styles.end} style={{ background: styles.bars }}>
    {picture &&
      Array.from({ length: COPIES }, (_, index) => (
        <img
          key={index}
          {...picture}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.endPicture}
        />
      ))}
  </div>
);
