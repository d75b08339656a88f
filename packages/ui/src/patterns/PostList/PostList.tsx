import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import type { BlogCardProps } from "../BlogCard/BlogCard.tsx";
import * as css from "./PostList.css.ts";

export interface PostRowProps extends BlogCardProps {
  /** Its place in the list, as shown. */
  number: string;
}

/** A post as a line of a table of contents: its number, what it says, and a small picture. */
export function PostRow({
  number,
  title,
  href,
  date,
  dateTime,
  tag,
  text,
  picture,
}: PostRowProps): ReactElement {
  return (
    <article className={css.row}>
      <div className={`${css.side} ${css.mark}`}>
        <span aria-hidden className={css.number}>
          {number}
        </span>
        <Anchor href={tag.href} className={css.tag}>
          {tag.label}
        </Anchor>
        <time dateTime={dateTime}>{date}</time>
      </div>
      <div>
        <h2 className={css.title}>
          <Anchor href={href} className={css.link}>
            {title}
          </Anchor>
        </h2>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </div>
      <div className={css.picture}>{picture}</div>
    </article>
  );
}

/** Posts under each other, in order. */
export function PostList({ children }: { children: ReactNode }): ReactElement {
  return <div className={css.list}>{children}</div>;
}

/** The post that a page opens with. */
export function PostLead({
  title,
  href,
  date,
  dateTime,
  tag,
  text,
  picture,
}: BlogCardProps): ReactElement {
  return (
    <article className={css.lead}>
      <div className={css.picture}>{picture}</div>
      <div className={css.leadWords}>
        <p className={css.side}>
          <Anchor href={tag.href} className={css.tag}>
            {tag.label}
          </Anchor>
          <time dateTime={dateTime}>{date}</time>
        </p>
        <h2 className={css.leadTitle}>
          <Anchor href={href} className={css.link}>
            {title}
          </Anchor>
        </h2>
        {text !== undefined && <p className={css.leadText}>{text}</p>}
      </div>
    </article>
  );
}
