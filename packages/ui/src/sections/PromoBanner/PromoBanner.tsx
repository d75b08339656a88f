import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./PromoBanner.css.ts";

export interface PromoBannerProps extends RootProps<"section"> {
  /** Text above the headline. */
  kicker?: string;
  /** Heading of the banner. */
  headline: string;
  /** Level of the heading. @default 2 */
  headingLevel?: HeadingLevel;
  /** Text below the title. */
  text?: string;
  /** Link of the banner. */
  link?: { label: string; href: string };
  /** Picture that fills one half. Its alt may be empty. */
  picture: ReactNode;
  /** Background of the text. @default "sunken" */
  surface?: "sunken" | "brand";
}

/** A promotion with a picture. */
export const PromoBanner = ({
  kicker,
  headline,
  headingLevel = 2,
  text,
  link,
  picture,
  surface = "sunken",
  ...rest
}: PromoBannerProps): ReactElement => {
  const ink = surface === "brand" ? ` ${styles.onBrand}` : "";
  const Headline = `h${headingLevel}` as const;
  return (
    <section {...rest} className={`${styles.promo} ${variantOf(styles.surface, surface)}`}>
      <div className={styles.picture}>
        <div className={styles.image}>{picture}</div>
      </div>
      <div className={styles.words}>
        {kicker !== undefined && <p className={`${styles.kicker}${ink}`}>{kicker}</p>}
        <Headline className={styles.headline}>{headline}</Headline>
        {text !== undefined && <p className={`${styles.text}${ink}`}>{text}</p>}
        {link !== undefined && (
          <Anchor
            href={link.href}
            className={`${styles.action}${ink}`}
            aria-label={`${link.label}: ${headline}`}
          >
            {link.label}
          </Anchor>
        )}
      </div>
    </section>
  );
};
