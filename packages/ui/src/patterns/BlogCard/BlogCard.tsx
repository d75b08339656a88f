import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./BlogCard.css.ts";

export interface BlogCardProps {
  title: string;
  href: string;
  /** As shown, for example '13th March 2025'. */
  date: string;
  /** The same day for machines, YYYY-MM-DD. */
  dateTime?: string;
  tag: { label: string; href: string };
  text?: string;
  picture?: ReactNode;
}

/** A post in a list: the title's link covers the card, the tag leads elsewhere. */
export function BlogCard({
  title,
  href,
  date,
  dateTime,
  tag,
  text,
  picture,
}: BlogCardProps): ReactElement {
  return (
    <article className={css.card}>
      <div className={css.frame}>{picture}</div>
      <p className={css.line}>
        <Anchor href={tag.href} className={css.tag}>
          {tag.label}
        </Anchor>
        <time dateTime={dateTime}>{date}</time>
      </p>
      <h3 className={css.title}>
        <Anchor href={href} className={css.link}>
          {title}
        </Anchor>
      </h3>
      {text !== undefined && <p className={css.text}>{text}</p>}
    </article>
  );
}
