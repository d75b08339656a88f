import type { ReactElement } from "react";
import { Anchor } from "../Anchor.tsx";
import * as css from "./PostMeta.css.ts";

export interface PostMetaProps {
  /** The subject, and where its articles are listed. */
  tag: { label: string; href: string };
  /** As shown, for example '13th March 2025'. */
  date: string;
  /** The same day for machines, YYYY-MM-DD. */
  dateTime?: string;
}

/** Where a post belongs and when it was written; the tag leads elsewhere than the post. */
export const PostMeta = ({ tag, date, dateTime }: PostMetaProps): ReactElement => (
  <>
    <Anchor href={tag.href} className={css.tag}>
      {tag.label}
    </Anchor>
    <time dateTime={dateTime}>{date}</time>
  </>
);

/** A title whose link covers the whole article, but for the tag. */
export const PostLink = ({ title, href }: { title: string; href: string }): ReactElement => (
  <Anchor href={href} className={css.link}>
    {title}
  </Anchor>
);
