import { Heading, MetaList, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import { portfolio } from "@pallu/demo/content/portfolio.ts";
import { projects } from "@pallu/demo/content/projects.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import * as styles from "./RoomStories.island.css.ts";

/** /portfolio-v3: every project with story, place and date. */
export const RoomStories = (): ReactElement => (
  <PageSection labelledBy="all-rooms">
    <Heading level={2} id="all-rooms">
      All nine, from the first
    </Heading>
    <div>
      {portfolio.map(({ id, name, tag, image }, index) => {
        const { story, facts } = projects[id];
        return (
          <article key={id} className={styles.story}>
            <div className={styles.picture}>
              <WidePicture picture={image} sizes="(min-width: 1024px) 54vw, 92vw" />
            </div>
            <div className={styles.words}>
              <span aria-hidden className={styles.number}>
                {index + 1}
              </span>
              <Text size="label" tone="muted">
                {tag}
              </Text>
              <Heading level={3} size="h2">
                <a href={`/portfolio-details-v1/${id}`} className={styles.link}>
                  {name}
                </a>
              </Heading>
              <Text>{story[0]}</Text>
              <MetaList items={facts.slice(0, 2)} />
            </div>
          </article>
        );
      })}
    </div>
  </PageSection>
);
