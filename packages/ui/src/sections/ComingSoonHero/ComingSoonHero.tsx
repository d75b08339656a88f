import type { ReactElement, ReactNode } from "react";
import { SelvedgeLine } from "../../patterns/Textile/Textile.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ComingSoonHero.css.ts";

export interface ComingSoonHeroProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text: ReactNode;
  /** A `Countdown`. */
  timer: ReactNode;
}

/** The hero of the coming soon page: h1, text, countdown and a drawing of a loom. */
export const ComingSoonHero = ({
  title,
  text,
  timer,
  ...rest
}: ComingSoonHeroProps): ReactElement => (
  <div {...rest}>
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        {timer}
      </div>
      <div aria-hidden className={styles.loom}>
        <div className={styles.warp} />
        <div className={styles.reed} />
        <div className={styles.woven} />
      </div>
    </div>
    <SelvedgeLine />
  </div>
);
