import { Container, Grid, Heading, SectionHeader, Stack, Text } from "@pallu/ui";
import { FeaturedPost, PostList, PostRow } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { tagTexts } from "@pallu/demo/content/blog.ts";
import { posts, postTags } from "@pallu/demo/content/posts.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { cardTexts, PostCard } from "./PostCard.tsx";
import * as styles from "./Posts.island.css.ts";

const [newest, ...earlier] = posts;

/** /blog-v1: the newest post large, nine under it (BLOG-01, BLOG-09). */
export const BlogFront = (): ReactElement => (
  <>
    <Container>
      <FeaturedPost
        {...cardTexts(newest)}
        href={`/blog-details-v1/${newest.id}`}
        picture={
          <WidePicture picture={newest.image} sizes="(min-width: 1024px) 56vw, 92vw" priority />
        }
      />
    </Container>
    <PageSection labelledBy="earlier">
      <SectionHeader
        headingId="earlier"
        title="Earlier"
        link={{ label: "By tag", href: "/blog-tag" }}
      />
      <Grid columns={{ base: 1, sm: 2, lg: 3 }} gap="s40">
        {earlier.map((post) => (
          <PostCard key={post.id} post={post} details="/blog-details-v1" />
        ))}
      </Grid>
    </PageSection>
  </>
);

/** /blog-v2 shows the first eight (BLOG-02, BLOG-10). */
const shownInContents = 8;

export const BlogContents = (): ReactElement => (
  <Container>
    <PostList>
      {posts.slice(0, shownInContents).map((post, index) => (
        <PostRow
          key={post.id}
          {...cardTexts(post)}
          number={String(index + 1)}
          href={`/blog-details-v2/${post.id}`}
          picture={
            <WidePicture
              picture={post.image}
              sizes="(min-width: 768px) 22vw, 92vw"
              eager={index < 2}
            />
          }
        />
      ))}
    </PostList>
  </Container>
);

const anchorOf = (tag: string): string => tag.toLowerCase();
const groups = postTags.map((tag) => ({
  tag,
  tagged: posts.filter((post) => post.tag === tag),
}));

/** /blog-tag: every post under its tag (BLOG-06). */
export const BlogTags = (): ReactElement => (
  <Container>
    <nav aria-label="Tags">
      <ul role="list" className={styles.tags}>
        {groups.map(({ tag, tagged }) => (
          <li key={tag}>
            <a href={`#${anchorOf(tag)}`} className={styles.tagLink}>
              {tag} <span className={styles.count}>{tagged.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {groups.map(({ tag, tagged }) => (
      <section key={tag} aria-labelledby={anchorOf(tag)} className={styles.group}>
        <div className={styles.name}>
          <Stack gap="s8">
            <Heading level={2} size="display" id={anchorOf(tag)}>
              {tag}
            </Heading>
            <Text tone="muted">{tagTexts[tag]}</Text>
          </Stack>
        </div>
        <Grid columns={{ base: 1, sm: 2, lg: tagged.length > 2 ? 3 : 2 }}>
          {tagged.map((post) => (
            <PostCard key={post.id} post={post} details="/blog-details-v1" />
          ))}
        </Grid>
      </section>
    ))}
  </Container>
);
