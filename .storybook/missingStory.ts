import { CURRENT_STORY_WAS_SET, STORY_MISSING } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: "story" | "docs";
}

const MOST_SUGGESTIONS = 5;

const wordsOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/**
 * Returns pages that may be meant by an id that no page has: those of the component that the id ends with, such as
 * `actions-button--docs` for `primitives-button--docs`.
 */
export const similarPages = <Page extends Entry>(
  id: string,
  pages: readonly Page[],
): readonly Page[] => {
  const [path = "", story = ""] = id.split("--");
  const words = wordsOf(path);
  const ofComponent = pages.filter(({ title }) =>
    words.endsWith(wordsOf(title.split("/").at(-1) ?? "")),
  );
  const rank = (page: Page): number =>
    page.id.endsWith(`--${story}`) ? 0 : page.type === "docs" ? 1 : 2;
  return ofComponent.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_SUGGESTIONS);
};

const linkTo = ({ id, type, title, name }: Entry): string =>
  `<li><a href="./?path=/${type}/${id}" target="_top">${title} / ${name}</a></li>`;

const remove = (): void => document.querySelector(".missing-story")?.remove();

const explain = async (id: string): Promise<void> => {
  const response = await fetch("./index.json");
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  const pages = similarPages(id, Object.values(entries));
  const element = document.createElement("div");
  element.className = "missing-story";
  element.innerHTML = `
<h1>There is no page at this address</h1>
<p>It was renamed or removed, or the address is misspelt.</p>
${pages.length > 0 ? `<p>It may be one of these:</p><ul>${pages.map(linkTo).join("")}</ul>` : ""}
<p>Otherwise search in the sidebar, or see <a href="./?path=/docs/welcome-a-to-z--docs" target="_top">A to Z</a>.</p>`;
  remove();
  document.querySelector(".sb-errordisplay")?.append(element);
};

/* Adds suggestions to Storybook's error for an unknown id, which explains only its configuration. */
void addons.ready().then((channel) => {
  channel.on(STORY_MISSING, (id?: string) => void explain(id ?? ""));
  channel.on(CURRENT_STORY_WAS_SET, remove);
});
