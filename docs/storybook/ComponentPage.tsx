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
import { keyboardContracts } from "../../packages/ui/src/foundations/keyboard.data.ts";
import { vars } from "../../packages/ui/src/tokens/contract.css.ts";
import { docsLink, folderOf, storyName } from "../../.storybook/pageLinks.ts";
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

const isRole = (name: string | undefined): name is keyof typeof vars.color =>
  name !== undefined && name in vars.color;

/** Tokens in the component's style sheet. */
const Tokens = ({ folder }: { folder: string }): ReactElement | null => {
  const { tokens = [], typeRoles = [] } = facts[folder] ?? {};
  const colours = tokens
    .filter((token) => token.startsWith("color."))
    .map((token) => token.slice("color.".length));
  const others = [
    ...typeRoles.map((role) => `type role ${role}`),
    ...tokens.filter((token) => !token.startsWith("color.")),
  ];
  if (tokens.length === 0) return null;
  return (
    <>
      <Heading>Tokens</Heading>
      <Unstyled>
        <ul className="guide-tokens">
          {colours.filter(isRole).map((role) => (
            <li key={role}>
              <span className="guide-dot" style={{ background: vars.color[role] }} />
              color.{role}
            </li>
          ))}
          {others.map((token) => (
            <li key={token}>{token}</li>
          ))}
        </ul>
      </Unstyled>
    </>
  );
};

const importLines = (folder: string): string => {
  const { exports = [] } = facts[folder] ?? {};
  const entries = [...new Set(exports.map(({ from }) => from))];
  return entries
    .map((entry) => {
      const names = exports.filter(({ from }) => from === entry).map(({ name }) => name);
      return `import { ${names.join(", ")} } from "${entry}";`;
    })
    .join("\n");
};

interface ComponentPageProps {
  /** Titles of the sidebar, such as "Forms/Select". */
  related?: readonly string[];
  /** The guide: when to use the component, its parts and its texts. */
  children?: ReactNode;
}

/** The documentation of a component: the story to try, the guide, its states, keys, tokens, props and stories. */
export const ComponentPage = ({ related = [], children }: ComponentPageProps): ReactElement => {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const states = stories.find(({ name }) => name === "States");
  const others = stories.filter((story) => story !== first && story !== states);
  const isFlow = ({ name, tags }: (typeof stories)[number]): boolean =>
    name.startsWith("Flow") || tags.includes("play-fn");
  const folder = folderOf(String(preparedMeta.parameters["fileName"]));
  const name = preparedMeta.title.split("/").at(-1) ?? "";
  const imports = importLines(folder);
  return (
    <>
      <Title />
      <Description />
      {imports !== "" && <Source code={imports} language="tsx" />}
      {first && (
        <>
          <Canvas of={first.moduleExport} />
          <p className="guide-note">
            <DocsLink href={`?path=/story/${first.id}`}>Try the props</DocsLink> · Source:{" "}
            <code>{folder}</code>
          </p>
        </>
      )}
      {children}
      {states && (
        <>
          <Heading>States</Heading>
          <Canvas of={states.moduleExport} sourceState="none" />
        </>
      )}
      {first && (
        <>
          <Heading>Props</Heading>
          <Controls of={first.moduleExport} />
        </>
      )}
      <Keyboard name={name} />
      <Tokens folder={folder} />
      {related.length > 0 && (
        <>
          <Heading>Related</Heading>
          <ul>
            {related.map((title) => (
              <li key={title}>
                <DocsLink href={docsLink(title)}>{title.split("/").at(-1)}</DocsLink>
              </li>
            ))}
          </ul>
        </>
      )}
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
