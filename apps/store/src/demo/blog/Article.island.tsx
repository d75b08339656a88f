import { Grid, SectionHeader } from "@pallu/ui";
import { ArticleBody, Comments } from "@pallu/ui/sections";
import type { ProseBlock } from "@pallu/ui";
import type { ArticleBodyProps } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { articles, commentsClosed } from "@pallu/demo/content/articles.ts";
import { postOf, posts } from "@pallu/demo/content/posts.ts";
import { pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import type { ServerIslandProps } from "../../platform/delivery/serverIsland.tsx";
import { PostCard } from "./PostCard.tsx";

/** Adds all sources to a picture block. */
const withFiles = (block: ProseBlock): ProseBlock => {
  if (block.kind !== "picture") return block;
  const { src, alt, width, height } = block.picture;
  return { ...block, picture: { alt, ...pictureFiles(src, width, height), src } };
};

/** Returns the next three posts, starting again at the end of the list. */
const nextTo = (id: string) => {
  const place = posts.findIndex((post) => post.id === id);
  return [...posts, ...posts].slice(place + 1, place + 4);
};

interface ArticleTextProps extends ServerIslandProps {
  layout: ArticleBodyProps["layout"];
  details: "/blog-details-v1" | "/blog-details-v2";
}

/** The text of a post, its comments and links to other posts. */
const ArticleText = ({ of, layout, details }: ArticleTextProps): ReactElement => {
  const { id } = postOf(of);
  const { opening, sections, comments } = articles[id];
  return (
    <>
      <PageSection size="small">
        <ArticleBody
          layout={layout}
          opening={opening.map(withFiles)}
          sections={sections.map((section) => ({
            ...section,
            blocks: section.blocks.map(withFiles),
          }))}
        />
      </PageSection>
      <PageSection>
        <Comments title="Comments" items={comments} closedText={commentsClosed} />
      </PageSection>
      <PageSection surface="sunken" endsPage labelledBy="read-on">
        <SectionHeader
          headingId="read-on"
          title="Read on"
          link={{ label: "All posts", href: "/blog-v1" }}
        />
        <Grid columns={{ base: 1, sm: 2, lg: 3 }}>
          {nextTo(id).map((post) => (
            <PostCard key={post.id} post={post} details={details} />
          ))}
        </Grid>
      </PageSection>
    </>
  );
};

export const GuideText = ({ of }: ServerIslandProps): ReactElement => (
  <ArticleText of={of} layout="guide" details="/blog-details-v1" />
);

export const WideText = ({ of }: ServerIslandProps): ReactElement => (
  <ArticleText of={of} layout="wide" details="/blog-details-v2" />
);

export const EssayText = ({ of }: ServerIslandProps): ReactElement => (
  <ArticleText of={of} layout="essay" details="/blog-details-v2" />
);
