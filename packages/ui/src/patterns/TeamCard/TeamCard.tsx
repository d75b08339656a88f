import type { ReactElement, ReactNode } from "react";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./TeamCard.css.ts";

export interface TeamCardProps extends RootProps<"article"> {
  /** Name of the person and heading of the card. */
  name: string;
  /** Portrait, 4:5, with the person's name as alt. */
  picture: ReactNode;
  /** Job title. */
  position: string;
  /** Short biography. */
  text?: string;
  /** The heading level. @default 2 */
  headingLevel?: HeadingLevel;
}

/** A card for a member of the team. */
export const TeamCard = ({
  name,
  picture,
  position,
  text,
  headingLevel = 2,
  ...rest
}: TeamCardProps): ReactElement => {
  const Name = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.card}>
      {picture}
      <div>
        <Name className={styles.name}>{name}</Name>
        <p className={styles.position}>{position}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
    </article>
  );
};
