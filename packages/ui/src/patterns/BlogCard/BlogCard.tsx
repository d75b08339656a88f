import type { ReactElement, ReactNode } from "react";
import { PostLink, PostMeta } from "./PostMeta.tsx";
import type { PostMetaProps } from "./PostMeta.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./BlogCard.css.ts";

export interface BlogCardProps extends PostMetaProps, RootProps<"article"> {
  /** Title and link of the card. */
  title: string;
  /** Level of the heading. `PostRow` and `FeaturedPost` have 2 by default. @default 3 */
  headingLevel?: HeadingLevel;
  /** URL of the article. */
  href: string;
  /** Excerpt of the article. */
  text?: string;
  /** Picture in a frame of 3:2. Its alt may be empty. */
  picture?: ReactNode;
}

/** A card for a blog post. The title's link covers the card; the tag has its own link. */
export const BlogCard = ({
  title,
  headingLevel = 3,
  href,
  text,
  picture,
  tag,
  date,
  dateTime,
  ...rest
}: BlogCardProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <article {...rest} className={styles.card}>
      <div className={styles.frame}>{picture}</div>
      <p className={styles.line}>
        <PostMeta {...{ tag, date, dateTime }} />
      </p>
      <Title className={styles.title}>
        <PostLink title={title} href={href} />
      </Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </article>
  );
};
