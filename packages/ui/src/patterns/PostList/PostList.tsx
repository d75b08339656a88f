import type { ReactElement } from "react";
import type { BlogCardProps } from "../BlogCard/BlogCard.tsx";
import { PostLink, PostMeta } from "../BlogCard/PostMeta.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./PostList.css.ts";

export interface PostRowProps extends BlogCardProps {
  /** Number of the post in the list. */
  number: string;
}

/** A blog post as a numbered row with a small picture. */
export function PostRow({
  number,
  title,
  href,
  text,
  picture,
  tag,
  date,
  dateTime,
  ...rest
}: PostRowProps): ReactElement {
  return (
    <article {...rest} className={css.row}>
      <div className={`${css.side} ${css.meta}`}>
        <span aria-hidden className={css.number}>
          {number}
        </span>
        <PostMeta {...{ tag, date, dateTime }} />
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

/** A stack of `PostRow` elements. */
export function PostList(props: RootProps<"div">): ReactElement {
  return <div {...props} className={css.list} />;
}

export interface FeaturedPostProps extends BlogCardProps {
  /** The heading level. @default 2 */
  headingLevel?: 2 | 3;
}

/** The featured post of a page or section. */
export function FeaturedPost({
  title,
  href,
  text,
  picture,
  headingLevel = 2,
  tag,
  date,
  dateTime,
  ...rest
}: FeaturedPostProps): ReactElement {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={css.featured}>
      <div className={css.picture}>{picture}</div>
      <div className={css.featuredWords}>
        <p className={css.side}>
          <PostMeta {...{ tag, date, dateTime }} />
        </p>
        <Title className={css.featuredTitle}>
          <PostLink title={title} href={href} />
        </Title>
        {text !== undefined && <p className={css.featuredText}>{text}</p>}
      </div>
    </article>
  );
}
