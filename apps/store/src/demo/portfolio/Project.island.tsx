import { MetaList, Prose, Stack } from "@pallu/ui";
import { ProjectPictures, RelatedProjects } from "@pallu/ui/sections";
import type { ProjectPicturesProps } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { portfolio, projectOf } from "@pallu/demo/content/portfolio.ts";
import { projects } from "@pallu/demo/content/projects.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";
import { PageSection } from "../../platform/ui/PageSection.tsx";
import type { ServerIslandProps } from "../../platform/delivery/serverIsland.tsx";
import { WorkCard } from "./WorkCard.tsx";

const projectFor = (of: string | undefined) => projects[projectOf(of).story];

/** `sizes` of the first picture and the others in each layout. */
const sizes = {
  plate: { first: "92vw", other: "46vw" },
  split: { first: "(min-width: 1024px) 58vw, 100vw", other: "(min-width: 1024px) 58vw, 100vw" },
} as const;

const Pictures = ({
  of,
  layout,
}: ServerIslandProps & Pick<ProjectPicturesProps, "layout">): ReactElement => (
  <ProjectPictures layout={layout}>
    {projectFor(of).pictures.map((picture, index) => (
      <WidePicture
        key={picture.src + picture.alt}
        picture={picture}
        alt={picture.alt}
        sizes={sizes[layout][index === 0 ? "first" : "other"]}
        priority={index === 0}
      />
    ))}
  </ProjectPictures>
);

export const PlatePictures = ({ of }: ServerIslandProps): ReactElement => (
  <Pictures of={of} layout="plate" />
);

export const SplitPictures = ({ of }: ServerIslandProps): ReactElement => (
  <Pictures of={of} layout="split" />
);

export const ProjectStory = ({ of }: ServerIslandProps): ReactElement => {
  const { story, facts } = projectFor(of);
  return (
    <Stack gap="s32">
      <Prose blocks={story.map((text) => ({ kind: "text", text }))} />
      <MetaList items={facts.map(({ term, detail }) => ({ term, detail: <bdi>{detail}</bdi> }))} />
    </Stack>
  );
};

/** Links to the first three projects without ids, even if one of them is open (PORT-22, PORT-23). */
export const Related = (): ReactElement => (
  <PageSection surface="sunken" endsPage>
    <RelatedProjects headingId="related" title="Related Projects">
      {portfolio.slice(0, 3).map((item) => (
        <WorkCard key={item.id} item={item} href="/portfolio-details-v1" />
      ))}
    </RelatedProjects>
  </PageSection>
);
