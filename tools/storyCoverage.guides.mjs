/** Checks the guides: MDX files beside the stories files of components, and the links between MDX files. */
import path from "node:path";
import { lineOf } from "./sources.mjs";

const isOfComponent = (file) =>
  /\/(?:layout|components|patterns|ui\/src\/(?:sections|desk))\//.test(file);

/** Returns the text below a heading, or `undefined` if a page has no such heading. */
const sectionOf = (text, heading) => {
  const [, below] = text.split(`\n## ${heading}\n`);
  return below?.split(/^(?:## |<\/ComponentPage>)/m)[0];
};

const isGuide = ({ text }) => text.includes("<ComponentPage");

/** Returns the stories file that a page documents. */
const storiesOf = ({ file, text }) => {
  const [, source] = /from "(\.[^"]+\.stories\.tsx)"/.exec(text) ?? [];
  return source && path.posix.join(path.posix.dirname(file), source);
};

/** Returns what a guide lacks. */
const checkGuide = (page) => {
  const fault = (message) => ({ file: page.file, line: 1, message });
  const use = sectionOf(page.text, "When to use");
  const instead = sectionOf(page.text, "When not to use");
  return [
    ...(use?.trim() ? [] : [fault('has no section "When to use"')]),
    ...(instead === undefined
      ? [fault('has no section "When not to use"')]
      : instead.includes(".mdx)")
        ? []
        : [fault('"When not to use" links to nothing that is used instead')]),
  ];
};

/** Returns links that lead nowhere, and links by the id of a page, which changes with its place in the sidebar. */
const checkLinks = ({ file, text }, files) =>
  [...text.matchAll(/\]\(([^)\s]*(?:\.mdx|\?path=\/docs\/)[^)\s]*)\)/g)].flatMap((link) => {
    const fault = (message) => [{ file, line: lineOf(text, link.index), message }];
    if (link[1].includes("?path="))
      return fault(`links to ${link[1]}: link to the MDX file instead`);
    const target = path.posix.join(path.posix.dirname(file), link[1]);
    return files.has(target) ? [] : fault(`links to ${link[1]}, which does not exist`);
  });

/**
 * Returns components whose props no guide shows.
 * @param {{ name: string, file: string }[]} components that the package exports
 * @param {{ file: string, documented: string[] }[]} stories
 */
export const checkDocumented = (components, stories) =>
  components
    .filter(
      ({ name, file }) =>
        !stories.some(
          (story) =>
            path.posix.dirname(story.file) === path.posix.dirname(file) &&
            story.documented.includes(name),
        ),
    )
    .map(({ name, file }) => ({
      file,
      line: 1,
      message: `no guide shows the props of ${name}: add it to "subcomponents" of the stories`,
    }));

/**
 * Returns components without a guide, and faults of guides and of links.
 * @param {{ file: string }[]} stories
 * @param {{ file: string, text: string }[]} pages all MDX files
 */
export const checkGuides = (stories, pages) => {
  const documented = new Set(pages.map(storiesOf));
  const files = new Set(pages.map(({ file }) => file));
  const names = pages.map(({ file }) => path.posix.basename(file));
  return [
    ...stories
      .filter(({ file }) => isOfComponent(file) && !documented.has(file))
      .map(({ file }) => ({
        file,
        line: 1,
        message: `has no guide: write ${path.posix.basename(file, ".stories.tsx")}.mdx`,
      })),
    ...pages.filter(isGuide).flatMap((page) => {
      const beside = storiesOf(page)?.replace(/\.stories\.tsx$/, ".mdx");
      return beside === page.file
        ? checkGuide(page)
        : [{ file: page.file, line: 1, message: "is not named after its stories file" }];
    }),
    ...pages
      .filter(({ file }) => names.filter((name) => name === path.posix.basename(file)).length > 1)
      .map(({ file }) => ({ file, line: 1, message: "has the name of another page" })),
    ...pages.flatMap((page) => checkLinks(page, files)),
  ];
};
