import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./PortfolioGrid.css.ts";

export interface PortfolioCardProps extends RootProps<"article"> {
  /** Project name and link of the card. */
  name: string;
  /** Category of the project. */
  tag: string;
  /** URL of the project. */
  href: string;
  /** The picture, 4:3. */
  picture: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: HeadingLevel;
}

/** A card for a project. The name's link covers the card. */
export const PortfolioCard = ({
  name,
  tag,
  href,
  picture,
  headingLevel = 3,
  ...rest
}: PortfolioCardProps): ReactElement => {
  const Name = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.card}>
      <div className={styles.frame}>{picture}</div>
      <div className={styles.plate}>
        <Name className={styles.name}>
          <Anchor href={href} className={styles.link}>
            {name}
          </Anchor>
        </Name>
        <p className={styles.tag}>{tag}</p>
      </div>
    </article>
  );
};
