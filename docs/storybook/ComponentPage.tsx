import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import { useContext, type ReactElement, type ReactNode } from "react";
import facts from "virtual:component-facts";
import titles from "virtual:guide-titles";
import { CopyButton } from "../../packages/ui/src/foundations/CopyButton.tsx";
import { keyboardContracts } from "../../packages/ui/src/foundations/keyboard.data.ts";
import { vars } from "../../packages/ui/src/tokens/contract.css.ts";
import { storyName } from "../../.storybook/names.ts";
import { DocsLink } from "./DocsLink.tsx";

const environments = /^(?:Dark|Right to left|Forced colou?rs|Zoom|Reduced motion|Print)/i;

interface StoryLinksProps {
  label: string;
  stories: readonly { id: string; name: string }[];
}

const StoryLinks = ({ label, stories }: StoryLinksProps): ReactElement | null =>
  stories.length === 0 ? null : (
    <li>
      <strong>{label}</strong>
      {": "}
      {stories.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && " · "}
          <DocsLink href={`?path=/story/${id}`}>{storyName(name).replace(/^Flow:? /, "")}</DocsLink>
        </span>
      ))}
    </li>
  );

/** Values of the toolbar in which a component is looked at most. */
const looks = [
  ["dark", "theme:dark;dir:ltr"],
  ["right to left", "theme:light;dir:rtl"],
  ["dark and right to left", "theme:dark;dir:rtl"],
] as const;

/** Links to a story with the toolbar set. */
const Looks = ({ id }: { id: string }): ReactElement => (
  <p className="guide-note">
    Open it in{" "}
    {looks.map(([name, globals], index) => (
      <span key={name}>
        {index > 0 && " · "}
        <DocsLink href={`?path=/story/${id}&globals=${globals}`}>{name}</DocsLink>
      </span>
    ))}
  </p>
);

/** Keys and announcements, from the data that the Accessibility page shows. */
const Keyboard = ({ name }: { name: string }): ReactElement | null => {
  const contract = keyboardContracts.find(({ component }) => component.split(", ").includes(name));
  if (!contract) return null;
  return (
    <>
      <Heading>Keyboard</Heading>
      <p>{contract.pattern}.</p>
      <Unstyled>
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {contract.keys.map(([keys, does]) => (
              <tr key={keys}>
                <th scope="row">
                  {keys.split(", ").map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </th>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unstyled>
      <p>A screen reader announces: {contract.spoken}.</p>
    </>
  );
};

const tokenGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;

/** Tokens in the component's style sheet, and the roles of the type scale. */
const Tokens = ({ folder }: { folder: string }): ReactElement | null => {
  const { tokens = [], typeRoles = [] } = facts[folder] ?? {};
  if (tokens.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <p>Press a token to copy its CSS variable.</p>
      <Unstyled>
        <ul className="guide-tokens">
          {tokens.map((token) => {
            const [group = "", role = ""] = token.split(".");
            const variable = tokenGroups[group]?.[role];
            return variable === undefined ? null : (
              <li key={token}>
                {group === "color" && (
                  <span className="guide-dot" style={{ background: variable }} />
                )}
                <CopyButton text={variable.slice("var(".length, -1)}>{token}</CopyButton>
              </li>
            );
          })}
          {typeRoles.map((role) => (
            <li key={role}>type role {role}</li>
          ))}
        </ul>
      </Unstyled>
    </>
  );
};

/** From so many names on, each is on a line of its own. */
const MOST_ON_A_LINE = 3;

const importLines = (folder: string): string => {
  const { exports = [] } = facts[folder] ?? {};
  const entries = [...new Set(exports.map(({ from }) => from))];
  return entries
    .map((entry, index) => {
      const names = exports.filter(({ from }) => from === entry).map(({ name }) => name);
      const list =
        names.length > MOST_ON_A_LINE ? `\n  ${names.join(",\n  ")},\n` : ` ${names.join(", ")} `;
      const note = index === 0 ? "" : "// Or, from an entry without the rest of the package:\n";
      return `${note}import {${list}} from "${entry}";`;
    })
    .join("\n");
};

const prefix = "status:";

/** Returns the status of a component by the tags of its stories. */
const statusOf = (tags: readonly string[]): string =>
  tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length) ??
  (tags.includes("internal") ? "internal" : "stable");

/** Status and source. */
const Status = ({ folder, tags }: { folder: string; tags: readonly string[] }): ReactElement => {
  const { source = "" } = facts[folder] ?? {};
  return (
    <p className="guide-status">
      Status: {statusOf(tags)}
      {tags.includes("new") && ", new in the next version"}
      {" · Source: "}
      {source === "" ? <code>{folder}</code> : <a href={source}>{folder}</a>}
    </p>
  );
};

interface PagesProps {
  label: string;
  /** Names of guides. */
  names: readonly string[];
}

const Pages = ({ label, names }: PagesProps): ReactElement | null =>
  names.length === 0 ? null : (
    <li>
      <strong>{label}</strong>
      {": "}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && " · "}
          <DocsLink href={`${name}.mdx`}>{titles[name]?.split("/").at(-1)}</DocsLink>
        </span>
      ))}
    </li>
  );

interface RelatedProps {
  folder: string;
  /** Name of the guide's file. */
  guide: string;
}

/** What the component renders and what renders it. */
const Related = ({ folder, guide }: RelatedProps): ReactElement | null => {
  const { madeOf = [], usedIn = [] } = facts[folder]?.related[guide] ?? {};
  if (madeOf.length + usedIn.length === 0) return null;
  return (
    <>
      <Heading>Related</Heading>
      <ul>
        <Pages label="Made of" names={madeOf} />
        <Pages label="Used in" names={usedIn} />
      </ul>
    </>
  );
};

interface ComponentPageProps {
  /** The guide: when to use the component, its parts, its texts and what assistive technology gets. */
  children?: ReactNode;
}

/**
 * The documentation of a component. The guide is written; status, imports, states, props, keys, tokens, related components
 * and stories are read from the sources.
 */
export const ComponentPage = ({ children }: ComponentPageProps): ReactElement => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const states = stories.find(({ name }) => name === "States");
  const others = stories.filter((story) => story !== first && story !== states);
  const isFlow = ({ name, tags }: (typeof stories)[number]): boolean =>
    name.startsWith("Flow") || tags.includes("play-fn");
  const file = String(preparedMeta.parameters["fileName"]).replace(/^\.\//, "");
  const slash = file.lastIndexOf("/");
  const folder = file.slice(0, slash);
  const guide = file.slice(slash + 1).replace(".stories.tsx", "");
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  const imports = importLines(folder);
  const hasProps = Object.keys(first?.argTypes ?? {}).length > 0;
  return (
    <>
      <Title />
      <Description />
      <Status folder={folder} tags={preparedMeta.tags ?? []} />
      {imports !== "" && <Source code={imports} language="tsx" />}
      {first && (
        <>
          <Canvas of={first.moduleExport} />
          <p className="guide-note">
            <DocsLink href={`?path=/story/${first.id}`}>
              {hasProps ? "Try the props" : "Open the story"}
            </DocsLink>
          </p>
          {!states && <Looks id={first.id} />}
        </>
      )}
      {children}
      {states && (
        <>
          <Heading>States</Heading>
          <Canvas of={states.moduleExport} sourceState="none" />
          <Looks id={states.id} />
        </>
      )}
      {first && hasProps && (
        <>
          <Heading>Props</Heading>
          <Controls of={first.moduleExport} />
        </>
      )}
      <Keyboard name={name} />
      <Tokens folder={folder} />
      <Related folder={folder} guide={guide} />
      {others.length > 0 && (
        <>
          <Heading>More stories</Heading>
          <ul>
            <StoryLinks
              label="Cases"
              stories={others.filter((story) => !isFlow(story) && !environments.test(story.name))}
            />
            <StoryLinks
              label="Environments"
              stories={others.filter((story) => environments.test(story.name))}
            />
            <StoryLinks
              label="Tested interactions"
              stories={others.filter((story) => isFlow(story) && !environments.test(story.name))}
            />
          </ul>
        </>
      )}
    </>
  );
};
