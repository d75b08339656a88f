import type { ReactElement, ReactNode } from "react";
import { PostLink, PostMeta } from "./PostMeta.tsx";
import type { PostMetaProps } from "./PostMeta.tsx";
import * as css from "./BlogCard.css.ts";

export interface BlogCardProps extends PostMetaProps {
  /** The headline, and the one link of the card. */
  title: string;
  /** Where the article is. */
  href: string;
  /** How the article begins. */
  text?: string;
  /** Fills a frame of 3:2; its alt may be empty beside the headline. */
  picture?: ReactNode;
}

/** A post in a list: the title's link covers the card, the tag leads elsewhere. */
export function BlogCard({ title, href, text, picture, ...meta }: BlogCardProps): ReactElement {
  return (
    <article className={css.card}>
      <div className={css.frame}>{picture}</div>
      <p className={css.line}>
        <PostMeta {...meta} />
      </p>
      <h3 className={css.title}>
        <PostLink title={title} href={href} />
      </h3>
      {text !== undefined && <p className={css.text}>{text}</p>}
    </article>
  );
}
