import type { ReactElement, ReactNode } from "react";
import * as css from "./TeamCard.css.ts";

export interface TeamCardProps {
  /** The person's name, and the card's heading. */
  name: string;
  /** A portrait of four to five, named after the person. */
  picture: ReactNode;
  /** What the person does here. */
  position: string;
  /** A sentence about the person. */
  text: string;
  /** The place of the name in the outline. */
  level?: 2 | 3;
}

/** A member of the house. */
export function TeamCard({
  name,
  picture,
  position,
  text,
  level = 2,
}: TeamCardProps): ReactElement {
  const Name = `h${level}` as const;
  return (
    <article className={css.card}>
      {picture}
      <div>
        <Name className={css.name}>{name}</Name>
        <p className={css.position}>{position}</p>
        <p className={css.text}>{text}</p>
      </div>
    </article>
  );
}
