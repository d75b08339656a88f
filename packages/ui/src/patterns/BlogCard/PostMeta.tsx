import type { ReactElement } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import * as styles from "./PostMeta.css.ts";

export interface PostMetaProps {
  /** Subject and URL of its article list. */
  tag: { label: string; href: string };
  /** Formatted date, for example "13th March 2025". */
  date: string;
  /** Machine-readable date, YYYY-MM-DD. */
  dateTime?: string;
}

/** Tag and date of a blog post. The tag links to its article list. */
export const PostMeta = ({ tag, date, dateTime }: PostMetaProps): ReactElement => (
  <>
    <Anchor href={tag.href} className={styles.tag}>
      {tag.label}
    </Anchor>
    <time dateTime={dateTime}>{date}</time>
  </>
);

/** A title whose link covers the article, except for the tag. */
export const PostLink = ({ title, href }: { title: string; href: string }): ReactElement => (
  <Anchor href={href} className={styles.link}>
    {title}
  </Anchor>
);
