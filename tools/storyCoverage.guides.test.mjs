import { describe, expect, it } from "vitest";
import { checkDocumented, checkGuides } from "./storyCoverage.guides.mjs";

const folder = "packages/ui/src/components";
const stories = [{ file: `${folder}/A/A.stories.tsx` }];
const other = { file: `${folder}/B/B.mdx`, text: '<Meta title="B" />' };

/** Returns a guide of the component A. */
const guide = ({
  file = `${folder}/A/A.mdx`,
  use = "## When to use\n\n- For a reason.\n",
  instead = "## When not to use\n\n- For another: use [B](../B/B.mdx).\n",
} = {}) => ({
  file,
  text: `import * as Stories from "./A.stories.tsx";

<Meta of={Stories} name="Docs" />

<ComponentPage>

${use}
${instead}
</ComponentPage>
`,
});

const messagesOf = (pages) => checkGuides(stories, pages).map(({ message }) => message);

describe("a guide", () => {
  it("that says when to use the component, when not and what instead is fine", () => {
    expect(messagesOf([guide(), other])).toEqual([]);
  });

  it("is required for every component with stories", () => {
    expect(checkGuides(stories, [other])).toEqual([
      { file: stories[0].file, line: 1, message: "has no guide: write A.mdx" },
    ]);
  });

  it("is not required for screens", () => {
    expect(checkGuides([{ file: "apps/store/src/demo/home/HomePage.stories.tsx" }], [])).toEqual(
      [],
    );
  });

  it("without one of its two sections is refused", () => {
    expect(messagesOf([guide({ use: "" }), other])).toEqual(['has no section "When to use"']);
    expect(messagesOf([guide({ instead: "" }), other])).toEqual([
      'has no section "When not to use"',
    ]);
    expect(messagesOf([guide({ use: "## When to use\n" }), other])).toEqual([
      'has no section "When to use"',
    ]);
  });

  it("that names no alternative is refused", () => {
    const instead = "## When not to use\n\n- For steps.\n\n## Words\n\n- As in [B](../B/B.mdx).\n";
    expect(messagesOf([guide({ instead }), other])).toEqual([
      '"When not to use" links to nothing that is used instead',
    ]);
  });

  it("that is not named after the stories is refused", () => {
    expect(messagesOf([guide({ file: `${folder}/A/Aa.mdx` }), other])).toEqual([
      "is not named after its stories file",
    ]);
  });

  it("with the name of another page is refused, because links are resolved by name", () => {
    const same = { ...other, file: "docs/storybook/pages/A.mdx" };
    expect(messagesOf([guide(), other, same])).toEqual([
      "has the name of another page",
      "has the name of another page",
    ]);
  });
});

it("a guide shows the props of each component of its folder", () => {
  const components = ["A", "APart"].map((name) => ({ name, file: `${folder}/A/A.tsx` }));
  const storiesWith = (documented) => [{ ...stories[0], documented }];
  expect(checkDocumented(components, storiesWith(["A", "APart"]))).toEqual([]);
  expect(checkDocumented(components, storiesWith(["A"]))).toEqual([
    {
      file: `${folder}/A/A.tsx`,
      line: 1,
      message: 'no guide shows the props of APart: add it to "subcomponents" of the stories',
    },
  ]);
});

describe("a link of a page", () => {
  const instead = (url) => `## When not to use\n\n- Use [C](${url}) or [B](../B/B.mdx).\n`;

  it("to a file that does not exist is refused, with its line", () => {
    const [fault] = checkGuides(stories, [guide({ instead: instead("../C/C.mdx") }), other]);
    expect(fault).toEqual({
      file: `${folder}/A/A.mdx`,
      line: 13,
      message: "links to ../C/C.mdx, which does not exist",
    });
  });

  it("by the id of a page is refused", () => {
    expect(messagesOf([guide({ instead: instead("?path=/docs/forms-c--docs") }), other])).toEqual([
      "links to ?path=/docs/forms-c--docs: link to the MDX file instead",
    ]);
  });
});
