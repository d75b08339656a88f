import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./PromoBanner.css.ts";

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
  /** Background of the text. @default "sunken" */
  surface?: "sunken" | "brand";
}

/** A promotion with a picture. */
export const PromoBanner = ({
  kicker,
  headline,
  text,
  action,
  picture,
  surface = "sunken",
  ...rest
}: PromoBannerProps): ReactElement => {
  const ink = surface === "brand" ? ` ${styles.onBrand}` : "";
  return (
    <section {...rest} className={`${styles.promo} ${variantOf(styles.surface, surface)}`}>
      <div className={styles.picture}>
        <div className={styles.image}>{picture}</div>
      </div>
      <div className={styles.words}>
        {kicker !== undefined && <p className={`${styles.kicker}${ink}`}>{kicker}</p>}
        <h2 className={styles.headline}>{headline}</h2>
        {text !== undefined && <p className={`${styles.text}${ink}`}>{text}</p>}
        {action !== undefined && (
          <Anchor
            href={action.href}
            className={`${styles.action}${ink}`}
            aria-label={`${action.label}: ${headline}`}
          >
            {action.label}
          </Anchor>
        )}
      </div>
    </section>
  );
};
