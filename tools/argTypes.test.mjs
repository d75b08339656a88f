import { describe, expect, it } from "vitest";
import { defaultArgs, withoutDefaults } from "../.storybook/argTypes.ts";
import { globalsOf, initialGlobals, unknownChoices } from "../.storybook/globals.ts";

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

  it("leave a prop alone that would control the component", () => {
    expect(defaultArgs({ argTypes, initialArgs: {} })).not.toHaveProperty("open");
  });
});

describe("the code of a story", () => {
  it("has no attributes that repeat a default", () => {
    expect(
      withoutDefaults('<A\n  bordered\n  busy={false}\n  variant="primary"\n/>', argTypes),
    ).toBe("<A />");
    expect(withoutDefaults('<A variant="primary">Go</A>', argTypes)).toBe("<A>Go</A>");
  });

  it("keeps other values, and attributes of what is inside", () => {
    const code = '<A variant="quiet"><B variant="primary" /></A>';
    expect(withoutDefaults(code, argTypes)).toBe(code);
  });
});

describe("the choices of the toolbar", () => {
  it("that an address does not know are replaced by the first ones, and explained", () => {
    expect(globalsOf({ theme: "purple", dir: "rtl" })).toEqual({ ...initialGlobals, dir: "rtl" });
    expect(unknownChoices({ theme: "purple", dir: "rtl", viewport: { value: "w360" } })).toEqual([
      {
        headline: 'There is no theme "purple"',
        advice: 'The story is shown with "Light". Choose another one in the toolbar.',
      },
    ]);
  });
});
