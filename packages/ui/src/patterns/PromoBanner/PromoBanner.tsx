import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./PromoBanner.css.ts";

export interface PromoBannerProps {
  /** A few words above the headline. */
  kicker?: string;
  /** The offer, and the banner's heading. */
  headline: string;
  /** Text below the title. */
  text?: string;
  /** The one link of the banner. */
  action?: { label: string; href: string };
  /** Fills its half; its alt may be empty. */
  picture: ReactNode;
  /** The ground of the words. */
  tone?: "sunken" | "pallu";
}

/** An offer beside its picture. */
export function PromoBanner({
  kicker,
  headline,
  text,
  action,
  picture,
  tone = "sunken",
}: PromoBannerProps): ReactElement {
  const ink = tone === "pallu" ? ` ${css.onPallu}` : "";
  return (
    <section className={`${css.promo} ${css.tone[tone]}`}>
      <div className={css.picture}>
        <div className={css.cloth}>{picture}</div>
      </div>
      <div className={css.words}>
        {kicker !== undefined && <p className={`${css.kicker}${ink}`}>{kicker}</p>}
        <h2 className={css.headline}>{headline}</h2>
        {text !== undefined && <p className={`${css.text}${ink}`}>{text}</p>}
        {action !== undefined && (
          <Anchor
            href={action.href}
            className={`${css.action}${ink}`}
            aria-label={`${action.label}: ${headline}`}
          >
            {action.label}
          </Anchor>
        )}
      </div>
    </section>
  );
}
