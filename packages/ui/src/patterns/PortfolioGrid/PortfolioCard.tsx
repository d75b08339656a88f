import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./PortfolioGrid.css.ts";

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
  headingLevel?: 2 | 3;
}

/** A card for a project. The name's link covers the card. */
export function PortfolioCard({
  name,
  tag,
  href,
  picture,
  headingLevel = 3,
  ...rest
}: PortfolioCardProps): ReactElement {
  const Name = `h${headingLevel}` as const;
  return (
    <article {...rest} className={css.card}>
      <div className={css.frame}>{picture}</div>
      <div className={css.plate}>
        <Name className={css.name}>
          <Anchor href={href} className={css.link}>
            {name}
          </Anchor>
        </Name>
        <p className={css.tag}>{tag}</p>
      </div>
    </article>
  );
}
