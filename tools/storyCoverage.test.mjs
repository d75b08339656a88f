import { describe, expect, it } from "vitest";
import { checkComponents, checkStories } from "./storyCoverage.mjs";
import { componentsPage } from "./storyCoverage.page.mjs";
import {
  checkAbsent,
  checkAliases,
  checkLinks,
  checkOrder,
  checkSidebar,
  idsOf,
} from "./storyCoverage.sidebar.mjs";
import { readStories } from "./storyCoverage.stories.mjs";

const file = "packages/ui/src/components/A/A.stories.tsx";

/** Returns a stories file with a title and grid content. */
const storiesOf = ({ title = "Actions/A", cells = "", more = "", sheet = 'tags: ["axe"], ' }) =>
  readStories(
    file,
    `import { A, kinds } from "./A.tsx";
import { type B } from "./B.tsx";
const tones = ["calm", "loud"] as const;
const meta = { title: "${title}", component: A };
export default meta;
export const Plain = {};
export const States = { ${sheet}render: () => <StoryGrid>${cells}</StoryGrid> };
${more}`,
    () => 'export const kinds = ["one", "two"] as const;',
  );

const sidebar = {
  Welcome: { Start: [] },
  Foundations: { A: [] },
  Actions: { A: ["button"] },
  "Screens/Checkout": {},
  "Screens/Store": {},
};
const faultsOf = (parts) => checkStories(storiesOf(parts), sidebar).map(({ message }) => message);

describe("a stories file", () => {
  it.each(["Widgets/A", "Screens/Odd/A", "Actions/B"])(
    "titled %s is not in the sidebar",
    (title) => {
      expect(faultsOf({ title })).toEqual([expect.stringContaining(title)]);
    },
  );

  it.each(["Foundations/A", "Screens/Checkout/A", "Actions/A"])("titled %s is fine", (title) => {
    expect(faultsOf({ title })).toEqual([]);
  });

  it("whose sheet of states axe does not see is refused", () => {
    const flow = "export const Flow = { play: run };";
    const sheetFault = 'States has no tag "axe", so axe does not see every state';
    expect(faultsOf({ sheet: "", more: flow })).toEqual([sheetFault]);
    expect(faultsOf({ sheet: 'tags: ["!test"], ' })).toEqual([
      sheetFault,
      'no story has the tag "axe" or a play function, so axe does not see the component',
    ]);
    expect(faultsOf({ title: "Screens/Store/A", sheet: "" })).toEqual([]);
  });

  it("with a play function that runs in one direction only is refused", () => {
    const flow = 'export const Flow = { tags: ["axe"], play: run };';
    expect(faultsOf({ more: flow })).toEqual([
      'Flow has a play function: with the tag "axe" it runs in one direction only',
    ]);
  });

  it("has the states that its stories and the cells of its sheet are named after", () => {
    const cells = [
      "{tones.map((tone) => <StoryCell name={`${tone}, hover`} />)}",
      "{kinds.map((kind) => <StoryCell name={kind} />)}",
      '{[{ name: "low" }].map(({ name }) => <StoryCell name={name} />)}',
    ].join("");
    const more = `export const LongText = { name: "Many words" };
export const Dark = { ...States };
export const FlowKeys = { play: run };`;
    expect(storiesOf({ cells, more }).states).toEqual([
      "Plain",
      "Many words",
      "calm, hover",
      "loud, hover",
      "one",
      "two",
      "low",
    ]);
  });
});

describe("an exported component", () => {
  const components = [{ name: "A", file: "packages/ui/src/components/A/A.tsx" }];

  it("that a stories file brings in is fine", () => {
    expect(checkComponents(components, [storiesOf({})])).toEqual([]);
  });

  it("that none brings in is refused", () => {
    expect(checkComponents(components, [])).toEqual([
      expect.objectContaining({ message: "A has no stories file" }),
    ]);
  });
});

it("the page keeps its rows with the states of the stories, and a row whose place is gone is refused", () => {
  const head = "# Components\n\n| # | Component | Location | States |\n| --- | --- | --- | --- |\n";
  const rows = "| 1 | A, B | Actions/A<br>`apps/store/B.tsx` |";
  const page = `${head}${rows} old |\n| | | Actions/Gone | old |\n`;
  const stories = ["Actions/A", "Forms/C"].map((title) => ({ title, states: ["plain", "hover"] }));
  expect(componentsPage(page, stories, () => true)).toEqual({
    text: `${head}${rows} plain · hover |\n| | | Forms/C | plain · hover |\n`,
    faults: [],
  });
  expect(componentsPage(page, [], () => false).faults.map(({ message }) => message)).toEqual([
    "A, B: Actions/A is gone",
    "A, B: apps/store/B.tsx is gone",
  ]);
});

describe("the sidebar", () => {
  it("that names a page which is gone is refused", () => {
    const titles = ["Welcome/Start", "Foundations/A"];
    expect(checkSidebar(sidebar, titles).map(({ message }) => message)).toEqual([
      "no page has the title Actions/A",
    ]);
  });

  it("in which a word leads to two pages is refused", () => {
    const twice = { ...sidebar, Foundations: { A: ["button"] } };
    expect(checkAliases(sidebar)).toEqual([]);
    expect(checkAliases(twice).map(({ message }) => message)).toEqual([
      '"button" leads to Foundations/A and Actions/A',
    ]);
  });

  it("has the words of the page about missing components, and no others", () => {
    const page = "- **tooltip, hover card**: show the text.\n- **calendar**: use **bold** text.\n";
    const faults = (aliases) =>
      checkAbsent({ Welcome: { "Not in the package": aliases } }, page).map(
        ({ message }) => message,
      );
    expect(faults(["tooltip", "hover card", "calendar"])).toEqual([]);
    expect(faults(["tooltip", "hover card", "map"])).toEqual([
      '"calendar" of docs/storybook/pages/Absent.mdx is no alias of Welcome/Not in the package',
      'no entry of docs/storybook/pages/Absent.mdx is about "map"',
    ]);
  });

  it("has the order that Storybook reads from its configuration", () => {
    const order = [
      "Welcome",
      ["Start"],
      "Foundations",
      ["A"],
      "Actions",
      "Screens",
      ["Checkout", "Store"],
    ];
    expect(checkOrder(sidebar, order)).toEqual([]);
    expect(checkOrder(sidebar, ["Actions", ...order])).toHaveLength(1);
  });
});

describe("the links of a source file", () => {
  const titles = ["Cart & orders/CartTable", "Actions/A"];
  const ids = idsOf(titles, [{ title: "Actions/A", exports: ["LongText"] }]);
  const linesOf = (text) => checkLinks("a.tsx", text, ids).map(({ line }) => line);

  it("lead to pages and stories", () => {
    expect(
      linesOf("?path=/docs/cart-orders-carttable--docs ?path=/story/actions-a--long-text"),
    ).toEqual([]);
  });

  it("that lead nowhere are refused, with their line", () => {
    expect(linesOf("\n?path=/docs/forms-a--docs")).toEqual([2]);
  });
});
