import type { ShopParts } from "@pallu/contract/shop";
import { Heading, Picture, Stack, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { OwnTable } from "../OwnTable.tsx";
import { OwnText } from "../OwnText.tsx";
import { partPicture } from "../partPicture.ts";
import { partMeta, partPage } from "../partPage.tsx";

type Post = ShopParts["posts"]["posts"][number];
type Block = NonNullable<Post["sections"]>[number]["blocks"][number];

const pictureSizes = "(min-width: 1024px) 60vw, 92vw";

const BlockOf = ({ block }: { block: Block }): ReactElement => {
  switch (block.kind) {
    case "text":
      return <OwnText text={block.text} below={2} />;
    case "quote":
      return (
        <figure>
          <blockquote>
            <Text size="bodyLarge">{block.text}</Text>
          </blockquote>
          {block.by !== undefined && (
            <figcaption>
              <Text tone="muted" size="small">
                {block.by}
              </Text>
            </figcaption>
          )}
        </figure>
      );
    case "table":
      return <OwnTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case "picture":
      return (
        <figure>
          <Picture
            {...partPicture(block.picture, 1440, 960)}
            alt={block.alt ?? ""}
            sizes={pictureSizes}
          />
          <figcaption>
            <Text tone="muted" size="small">
              {block.caption}
            </Text>
          </figcaption>
        </figure>
      );
  }
};

const Article = ({ post }: { post: Post }): ReactElement => {
  const { id, title, isoDate, date, tag, minutes, intro, picture, text, sections = [] } = post;
  const facts = [tag, minutes === undefined ? undefined : `${minutes} min`].filter(Boolean);
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      <Stack gap="s16">
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <Text tone="muted" size="small">
          <time dateTime={isoDate}>{date ?? isoDate}</time>
        </Text>
        {facts.length > 0 && (
          <Text tone="muted" size="small">
            {facts.join(" · ")}
          </Text>
        )}
        {picture !== undefined && (
          <Picture {...partPicture(picture, 1440, 960)} alt="" sizes={pictureSizes} />
        )}
        {intro !== undefined && <Text size="bodyLarge">{intro}</Text>}
        <OwnText text={text} below={1} />
        {sections.map((section) => (
          <section key={section.heading} id={section.id}>
            <Stack gap="s16">
              <Heading level={3}>{section.heading}</Heading>
              {section.note !== undefined && <Text tone="muted">{section.note}</Text>}
              {section.blocks.map((block, index) => (
                <BlockOf key={index} block={block} />
              ))}
            </Stack>
          </section>
        ))}
      </Stack>
    </article>
  );
};

export const meta = partMeta("posts", "Blog");

/** All posts one below the other, the newest first. Each has an address of its own: `/blog-v1#id`. */
export default partPage("posts", "Blog", ({ posts }) => (
  <Stack gap="s64">
    {posts
      .toSorted((one, other) => other.isoDate.localeCompare(one.isoDate))
      .map((post) => (
        <Article key={post.id} post={post} />
      ))}
  </Stack>
));
