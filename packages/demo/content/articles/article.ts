import type { ProseBlock } from "@pallu/ui";
import type { ArticleSection, Comment } from "@pallu/ui/sections";

/** What stands behind a post of `posts.ts`. */
export interface Article {
  opening: readonly ProseBlock[];
  sections: readonly ArticleSection[];
  comments: readonly Comment[];
}

/** A paragraph. */
export const text = (words: string): ProseBlock => ({ kind: "text", text: words });
