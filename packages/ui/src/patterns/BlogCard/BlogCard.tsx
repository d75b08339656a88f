import type { ReactElement, ReactNode } from "react";
import { PostLink, PostMeta } from "./PostMeta.tsx";
import type { PostMetaProps } from "./PostMeta.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./BlogCard.css.ts";

export interface BlogCardProps extends PostMetaProps, RootProps<"article"> {
  /** Title and link of the card. */
  title: string;
  /** URL of the article. */
  href: string;
  /** Excerpt of the article. */
  text?: string;
  /** Picture in a frame of 3:2. Its alt may be empty. */
  picture?: ReactNode;
}

/** A card for a blog post. The title's link covers the card; the tag has its own link. */
export function BlogCard({
  title,
  href,
  text,
  picture,
  tag,
  date,
  dateTime,
  ...rest
}: BlogCardProps): ReactElement {
  return (
    <article {...rest} className={css.card}>
      <div className={css.frame}>{picture}</div>
      <p className={css.line}>
        <PostMeta {...{ tag, date, dateTime }} />
      </p>
      <h3 className={css.title}>
        <PostLink title={title} href={href} />
      </h3>
      {text !== undefined && <p className={css.text}>{text}</p>}
    </article>
  );
}
