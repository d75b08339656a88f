import { portfolio, projectOf } from "../../content/portfolio.ts";
import { projects } from "../../content/projects.ts";
import type { PageMeta } from "../../platform/routing/route.ts";

const pathOf = (id: string): string => `/portfolio-details-v1/${id}`;

/** Both layouts of a project share one canonical path, but have different titles. The default set has no id. */
export const projectMetaOf =
  (version: 1 | 2): NonNullable<PageMeta["meta"]> =>
  ({ params }) => {
    const { name, story } = projectOf(params["id"]);
    const { story: words, pictures } = projects[story];
    return {
      title: version === 1 ? name : `${name}, picture by picture`,
      description: (words[0] ?? name).slice(0, 160),
      path: story === "set" ? "/portfolio-details-v1" : pathOf(story),
      image: pictures[0]?.src ?? null,
    };
  };

export const projectPages = async (): Promise<string[]> => portfolio.map(({ id }) => pathOf(id));
