import { Heading, Picture, Stack, Text } from "@pallu/ui";
import { partPicture } from "../partPicture.ts";
import { OwnText } from "../OwnText.tsx";
import { partMeta, partPage } from "../partPage.tsx";

export const meta = partMeta("posts", "Blog");

/** All posts one below the other, the newest first. Each has an address of its own: `/blog-v1#id`. */
export default partPage("posts", "Blog", ({ posts }) => (
  <Stack gap="s64">
    {posts
      .toSorted((one, other) => other.isoDate.localeCompare(one.isoDate))
      .map(({ id, title, isoDate, date, intro, picture, text }) => (
        <article key={id} id={id} aria-labelledby={`${id}-title`}>
          <Stack gap="s16">
            <Heading level={2} id={`${id}-title`}>
              {title}
            </Heading>
            <Text tone="muted" size="small">
              <time dateTime={isoDate}>{date ?? isoDate}</time>
            </Text>
            {picture !== undefined && (
              <Picture
                {...partPicture(picture, 1440, 960)}
                alt=""
                sizes="(min-width: 1024px) 60vw, 92vw"
              />
            )}
            {intro !== undefined && <Text size="bodyLarge">{intro}</Text>}
            <OwnText text={text} below={1} />
          </Stack>
        </article>
      ))}
  </Stack>
));
