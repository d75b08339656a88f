import type { ReactElement, ReactNode } from "react";
import { SelvedgeLine } from "../Textile/Textile.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./ComingSoonHero.css.ts";

export interface ComingSoonHeroProps extends RootProps<"div"> {
  /** The page's h1. */
  title: string;
  /** Text below the title. */
  text: ReactNode;
  /** A `Countdown`. */
  timer: ReactNode;
}

/** The hero of the coming soon page: h1, text, countdown and a drawing of a loom. */
export function ComingSoonHero({ title, text, timer, ...rest }: ComingSoonHeroProps): ReactElement {
  return (
    <div {...rest}>
      <div className={css.hero}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.text}>{text}</p>
          {timer}
        </div>
        <div aria-hidden className={css.loom}>
          <div className={css.warp} />
          <div className={css.reed} />
          <div className={css.woven} />
        </div>
      </div>
      <SelvedgeLine />
    </div>
  );
}
