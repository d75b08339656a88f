import { portfolio, projectOf } from "../../content/portfolio.ts";
import { projects } from "../../content/projects.ts";
import type { ServedRoute } from "../../platform/route.ts";

const pathOf = (id: string): string => `/portfolio-details-v1/${id}`;

/** Both layouts of a work are one page of record; the classic set has no id. */
export const projectMetaOf: NonNullable<ServedRoute["meta"]> = ({ params }) => {
  const { name, story } = projectOf(params["id"]);
  const { story: words, pictures } = projects[story];
  return {
    title: name,
    description: (words[0] ?? name).slice(0, 160),
    path: story === "set" ? "/portfolio-details-v1" : pathOf(story),
    image: pictures[0]?.src ?? null,
  };
};

export const projectPages = async (): Promise<string[]> => portfolio.map(({ id }) => pathOf(id));
