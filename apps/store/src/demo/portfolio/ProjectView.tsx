import { ProjectDetail } from "@pallu/ui/sections";
import type { ProjectDetailProps } from "@pallu/ui/sections";
import type { ComponentType, ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { projectMeta, projectOf } from "@pallu/demo/content/portfolio.ts";
import { useRouteParams } from "../../platform/routing/routeParams.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { ServerIslandProps } from "../../platform/delivery/serverIsland.tsx";
import { ShareLinks } from "../../sections/ShareLinks.tsx";

const ProjectStory = serverIsland("ProjectStory", () => import("./Project.island.tsx"));
const Related = serverIsland("Related", () => import("./Project.island.tsx"));

interface ProjectViewProps {
  layout: ProjectDetailProps["layout"];
  pictures: ComponentType<ServerIslandProps>;
}

/** Shows the project of the URL, or the default set for an unknown id (PORT-16 to PORT-25). */
export const ProjectView = ({ layout, pictures: Pictures }: ProjectViewProps): ReactElement => {
  const { name, tag, story } = projectOf(useRouteParams()["id"]);
  const { pathname } = useLocation();
  return (
    <>
      <ProjectDetail
        layout={layout}
        name={name}
        tag={tag}
        breadcrumb={{
          label: "Breadcrumb",
          items: [
            { label: "Home", href: "/" },
            { label: "Portfolio", href: "/portfolio-v1" },
            { label: name },
          ],
        }}
        pictures={<Pictures key={story} of={story} />}
        facts={projectMeta}
        share={<ShareLinks name={name} path={pathname} />}
      >
        <ProjectStory key={story} of={story} />
      </ProjectDetail>
      <Related />
    </>
  );
};
