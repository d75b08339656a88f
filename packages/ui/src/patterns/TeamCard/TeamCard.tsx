import type { ReactElement } from "react";
import { Cloth } from "../Cloth/Cloth.tsx";
import type { ClothLook } from "../Cloth/Cloth.tsx";
import * as css from "./TeamCard.css.ts";

export interface TeamCardProps {
  /** The person's name, and the card's heading. */
  name: string;
  /** Two letters at most: they are woven into the portrait. */
  initials: string;
  /** Describes the portrait: 'Woven monogram of Meena Selvaraj'. */
  portraitLabel: string;
  /** The cloth that stands where a portrait would. */
  cloth: ClothLook;
  /** What the person does here. */
  position: string;
  /** A sentence about the person. */
  text: string;
  /** The place of the name in the outline. */
  level?: 2 | 3;
}

/** A member of the house. Instead of a photograph, a cloth with the person's initials. */
export function TeamCard({
  name,
  initials,
  portraitLabel,
  cloth,
  position,
  text,
  level = 2,
}: TeamCardProps): ReactElement {
  const Name = `h${level}` as const;
  return (
    <article className={css.card}>
      <div role="img" aria-label={portraitLabel} className={css.portrait}>
        <Cloth {...cloth}>
          <span className={css.medallion}>
            <span className={css.initials}>{initials}</span>
          </span>
          <span className={css.end} />
        </Cloth>
      </div>
      <div>
        <Name className={css.name}>{name}</Name>
        <p className={css.position}>{position}</p>
        <p className={css.text}>{text}</p>
      </div>
    </article>
  );
}
