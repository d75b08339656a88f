import { describe, expect, it } from "vitest";
import { defaultArgs, describeNativeProps } from "../.storybook/argTypes.ts";
import { correctAddress } from "../.storybook/address.ts";
import { globalsOf, initialGlobals, unknownChoices } from "../.storybook/globals.ts";
import { storyCode } from "../.storybook/storyCode.ts";

const withDefault = (summary, more) => ({ table: { defaultValue: { summary } }, ...more });
const argTypes = {
  variant: withDefault('"primary"', { options: ["primary", "quiet"] }),
  busy: withDefault("false", { type: { name: "boolean" } }),
  bordered: withDefault("true", { type: { name: "boolean" } }),
  delayMs: withDefault("5000", { type: { name: "number" } }),
  open: withDefault("false", { type: { name: "boolean" } }),
  defaultOpen: {},
};

describe("the controls of a component", () => {
  it("begin with the defaults that they can show, unless the story sets the prop", () => {
    expect(defaultArgs({ argTypes, initialArgs: { busy: true } })).toEqual({
      variant: "primary",
      bordered: true,
    });
  });

  it("edit no object whose shape is unknown", () => {
    const items = {
      name: "items",
      type: { name: "array", value: { name: "other", value: "Item" } },
    };
    const gap = { name: "gap", type: { name: "other", value: "Gap" }, options: ["s8", "s16"] };
    const controlsOf = (initialArgs) =>
      describeNativeProps({ argTypes: { items, gap }, initialArgs });
    expect(controlsOf({}).items).toMatchObject({ control: { disable: true } });
    expect(controlsOf({ items: [{ id: 1 }] }).items).not.toHaveProperty("control");
    expect(controlsOf({}).gap).not.toHaveProperty("control");
  });

  it("leave a prop alone that would control the component", () => {
    expect(defaultArgs({ argTypes, initialArgs: {} })).not.toHaveProperty("open");
  });
});

describe("the code of a story", () => {
  it("has no attributes that repeat a default", () => {
    expect(storyCode('<A\n  bordered\n  busy={false}\n  variant="primary"\n/>', argTypes)).toBe(
      "<A />",
    );
    expect(storyCode('<A variant="primary">Go</A>', argTypes)).toBe("<A>Go</A>");
  });

  it("keeps other values, and attributes of what is inside", () => {
    const code = '<A variant="quiet"><B variant="primary" /></A>';
    expect(storyCode(code, argTypes)).toBe(code);
  });

  it("has no defaults after an attribute with an element or a handler", () => {
    expect(
      storyCode('<A\n  icon={<B />}\n  onClick={() => {}}\n  variant="primary"\n/>', argTypes),
    ).toBe("<A\n  icon={<B />}\n  onClick={() => {}}\n/>");
  });

  it("has a ref as a variable", () => {
    const code = "<A field={{\n    current: '[Circular]'\n  }} />";
    expect(storyCode(code, {})).toBe("<A field={field} />");
  });

  it("has no names of a build, of the story or of its renderer", () => {
    const code =
      '<Controlled onClick={function aB(){}}><React.Fragment key=".0">Go</React.Fragment></Controlled>';
    expect(storyCode(code, {}, { displayName: "A" })).toBe("<A onClick={() => {}}><>Go</></A>");
  });
});

describe("an address", () => {
  it.each([
    ["?path=/story/a--b&globals=theme:dark;viewport.value:w360"],
    ["?path=/docs/a--docs&globals=viewport.value:600-800;viewport.isRotated:!true"],
    ["?path=/settings/about"],
    [""],
  ])("%s stays as it is", (search) => {
    expect(correctAddress(search)).toEqual({ search, notices: [] });
  });

  it.each([
    ["?path=/a--b", { path: "/story/a--b" }],
    ["?path=a--b", { path: "/story/a--b" }],
    ["?globals=viewport.value:360", { globals: "viewport.value:w360" }],
    ["?globals=viewport:768;theme:dark", { globals: "viewport.value:w768;theme:dark" }],
  ])("%s is corrected", (search, query) => {
    const { search: corrected, notices } = correctAddress(search);
    expect(Object.fromEntries(new URLSearchParams(corrected))).toEqual(query);
    expect(notices).toEqual([]);
  });

  it.each(["nope", "w9999", "!true", "toString", ""])(
    "with the width %j says that there is none",
    (width) => {
      const { search, notices } = correctAddress(`?globals=viewport.value:${width};dir:rtl`);
      expect(new URLSearchParams(search).get("globals")).toBe("dir:rtl");
      expect(notices.map(({ headline }) => headline)).toEqual([`There is no width "${width}"`]);
    },
  );
});

describe("the choices of the toolbar", () => {
  it("that an address does not know are replaced by the first ones, and explained", () => {
    expect(globalsOf({ theme: "purple", dir: "rtl" })).toEqual({ ...initialGlobals, dir: "rtl" });
    expect(globalsOf({ theme: "toString" })).toEqual(initialGlobals);
    expect(unknownChoices({ theme: "purple", dir: "rtl", viewport: { value: "w360" } })).toEqual([
      {
        headline: 'There is no theme "purple"',
        advice: '"Light" is shown instead. Choose another one in the toolbar.',
      },
    ]);
  });
});
