/**
 * Checks docs/components.md. Number, name and location of the components of the plan are written by hand. A location is a
 * title of the sidebar, or a path of the shop whose tests cover the states. The states, and the rows of the other components,
 * are derived from the stories.
 */

const line = "| --- | --- | --- | --- |\n";

/**
 * Returns the page with the current states, and the locations that are gone.
 * @param {string} page
 * @param {ReturnType<typeof import("./storyCoverage.stories.mjs").readStories>[]} stories
 * @param {(file: string) => boolean} exists whether a path from the root leads anywhere
 */
export const componentsPage = (page, stories, exists) => {
  const [head, table = ""] = page.split(line);
  const byTitle = new Map(stories.map((story) => [story.title, story]));
  const rows = [...table.matchAll(/^(\| \d+ \| (.+?) \| (.+?) \|) .*$/gm)].map(
    ([, written, name, where]) => ({
      written,
      name,
      places: where.replaceAll("`", "").split("<br>"),
    }),
  );
  const named = new Set(rows.flatMap(({ places }) => places));
  const statesOf = (titles) => titles.flatMap((title) => byTitle.get(title)?.states ?? []);
  const lines = rows.map(({ written, places }) => `${written} ${statesOf(places).join(" · ")} |`);
  const others = stories
    .map(({ title }) => title)
    .filter((title) => !named.has(title))
    .toSorted((one, other) => one.localeCompare(other))
    .map((title) => `| | | ${title} | ${statesOf([title]).join(" · ")} |`);
  const faults = rows.flatMap(({ name, places }) =>
    places
      .filter((place) => !byTitle.has(place) && !exists(place))
      .map((place) => ({
        file: "docs/components.md",
        line: 1,
        message: `${name}: ${place} is gone`,
      })),
  );
  return { text: `${head}${line}${[...lines, ...others].join("\n")}\n`, faults };
};
