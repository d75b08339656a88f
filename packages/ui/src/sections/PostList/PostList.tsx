import type { ReactElement } from "react";
import type { BlogCardProps } from "../../patterns/BlogCard/BlogCard.tsx";
import { PostLink, PostMeta } from "../../patterns/BlogCard/PostMeta.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./PostList.css.ts";

export interface PostRowProps extends BlogCardProps {
  /** Number of the post in the list. */
  number: string;
}

/** A blog post as a numbered row with a small picture. */
export const PostRow = ({
  number,
  title,
  headingLevel = 2,
  href,
  text,
  picture,
  tag,
  date,
  dateTime,
  ...rest
}: PostRowProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.row}>
      <div className={`${styles.side} ${styles.meta}`}>
        <span aria-hidden className={styles.number}>
          {number}
        </span>
        <PostMeta {...{ tag, date, dateTime }} />
      </div>
      <div>
        <Title className={styles.title}>
          <PostLink title={title} href={href} />
        </Title>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.picture}>{picture}</div>
    </article>
  );
};

/** A stack of `PostRow` elements. */
export const PostList = (props: RootProps<"div">): ReactElement => (
  <div {...props} className={styles.list} />
);

export type FeaturedPostProps = BlogCardProps;

/** The featured post of a page or section. */
export const FeaturedPost = ({
  title,
  href,
  text,
  picture,
  headingLevel = 2,
  tag,
  date,
  dateTime,
  ...rest
}: FeaturedPostProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.featured}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.featuredWords}>
        <p className={styles.side}>
          <PostMeta {...{ tag, date, dateTime }} />
        </p>
        <Title className={styles.featuredTitle}>
          <PostLink title={title} href={href} />
        </Title>
        {text !== undefined && <p className={styles.featuredText}>{text}</p>}
      </div>
    </article>
  );
};
