import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as css from "./PromoBanner.css.ts";

export interface PromoBannerProps extends RootProps<"section"> {
  /** Text above the headline. */
  kicker?: string;
  /** Heading of the banner. */
  headline: string;
  /** Text below the title. */
  text?: string;
  /** Link of the banner. */
  action?: { label: string; href: string };
  /** Picture that fills one half. Its alt may be empty. */
  picture: ReactNode;
  /** Background of the text. */
  surface?: "sunken" | "pallu";
}

/** A promotion with a picture. */
export function PromoBanner({
  kicker,
  headline,
  text,
  action,
  picture,
  surface = "sunken",
  ...rest
}: PromoBannerProps): ReactElement {
  if (process.env.NODE_ENV !== "production")
    checkVariants("PromoBanner", { surface: [surface, css.surface] });
  const ink = surface === "pallu" ? ` ${css.onPallu}` : "";
  return (
    <section {...rest} className={`${css.promo} ${css.surface[surface]}`}>
      <div className={css.picture}>
        <div className={css.image}>{picture}</div>
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
