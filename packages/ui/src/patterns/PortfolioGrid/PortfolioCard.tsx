import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./PortfolioGrid.css.ts";

export interface PortfolioCardProps {
  /** The project's name, and the one link of the card. */
  name: string;
  /** What kind of work it is. */
  tag: string;
  /** Where the project is. */
  href: string;
  /** 4:3. */
  picture: ReactNode;
  /** The heading level. */
  level?: 2 | 3;
}

/** One work: its picture, and under it a plate with name and tag. The name's link covers the card. */
export function PortfolioCard({
  name,
  tag,
  href,
  picture,
  level = 3,
}: PortfolioCardProps): ReactElement {
  const Name = `h${level}` as const;
  return (
    <article className={css.card}>
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
