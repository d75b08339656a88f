import { portfolio, projectOf } from "@pallu/demo/content/portfolio.ts";
import { projects } from "@pallu/demo/content/projects.ts";
import type { Meta } from "../../platform/routing/route.ts";

const pathOf = (id: string): string => `/portfolio-details-v1/${id}`;

/**
 * Returns the metadata of a project's page. Both layouts share one canonical path, but have different titles: `layout`
 * completes them. The default set has no id.
 */
export const projectMeta = (id: string | undefined, layout: string): Meta => {
  const { name, story } = projectOf(id);
  const { story: words, pictures } = projects[story];
  return {
    title: name + layout,
    description: (words[0] ?? name).slice(0, 160),
    path: story === "set" ? "/portfolio-details-v1" : pathOf(story),
    image: pictures[0]?.src ?? null,
  };
};

export const projectPages = async (): Promise<string[]> => portfolio.map(({ id }) => pathOf(id));
