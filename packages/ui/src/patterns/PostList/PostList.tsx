import type { ReactElement, ReactNode } from "react";
import type { BlogCardProps } from "../BlogCard/BlogCard.tsx";
import { PostLink, PostMark } from "../BlogCard/PostWords.tsx";
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
  text,
  picture,
  ...mark
}: PostRowProps): ReactElement {
  return (
    <article className={css.row}>
      <div className={`${css.side} ${css.mark}`}>
        <span aria-hidden className={css.number}>
          {number}
        </span>
        <PostMark {...mark} />
      </div>
      <div>
        <h2 className={css.title}>
          <PostLink title={title} href={href} />
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

export interface PostLeadProps extends BlogCardProps {
  /** The headline's place in the outline. */
  headingLevel?: 2 | 3;
}

/** The post that a page or a section opens with. */
export function PostLead({
  title,
  href,
  text,
  picture,
  headingLevel = 2,
  ...mark
}: PostLeadProps): ReactElement {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={css.lead}>
      <div className={css.picture}>{picture}</div>
      <div className={css.leadWords}>
        <p className={css.side}>
          <PostMark {...mark} />
        </p>
        <Title className={css.leadTitle}>
          <PostLink title={title} href={href} />
        </Title>
        {text !== undefined && <p className={css.leadText}>{text}</p>}
      </div>
    </article>
  );
}
