import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./PromoBlock.css.ts";

export interface PromoBlockProps {
  /** Large text, for example "45% OFF". */
  figure: string;
  /** Text beside the figure, for example "today only". */
  aside?: string;
  /** Heading of the block. */
  title: string;
  /** Id for links. */
  id?: string;
  /** Text below the title. */
  text?: string;
  /** Link of the block. */
  action?: { label: string; href: string };
  /** Picture that fills one half. Its alt may be empty. */
  picture: ReactNode;
  /** Background of the text. */
  tone?: "hero" | "pallu" | "sunken";
  /** Side of the picture, or centred text for `poster`. @default "end" */
  layout?: "end" | "start" | "poster";
}

/** A promotion with a large figure on the theme's ornament. */
export function PromoBlock({
  figure,
  aside,
  title,
  id,
  text,
  action,
  picture,
  tone = "hero",
  layout = "end",
}: PromoBlockProps): ReactElement {
  return (
    <section className={`${css.block} ${css.tone[tone]} ${css.layouts[layout]}`}>
      <div className={css.words}>
        <p className={css.figure}>
          <bdi>{figure}</bdi>
        </p>
        {aside !== undefined && <p className={css.aside}>{aside}</p>}
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {action !== undefined && (
          <Anchor
            href={action.href}
            className={css.action}
            aria-label={`${action.label}: ${figure}, ${title}`}
          >
            {action.label}
          </Anchor>
        )}
      </div>
      <div className={css.picture}>
        <div className={css.image}>{picture}</div>
      </div>
    </section>
  );
}
