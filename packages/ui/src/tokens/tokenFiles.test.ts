import { describe, expect, it } from "vitest";
import { cssOf, designTokensOf, figmaOf, tokenSets, variableOf } from "../../build/tokenFiles.ts";
import { cssValueOf } from "./assignTokens.ts";
import { vars } from "./contract.css.ts";

const names = Object.entries(vars).flatMap(([group, roles]) =>
  Object.keys(roles).map((role) => variableOf(group, role)),
);

interface Token {
  $type: string;
  $value: unknown;
  $extensions: { "dev.pallu": { variable: string; css: string } };
}

interface Extended {
  $extensions?: { "dev.pallu": { css: Record<string, string> } };
}

type Sets = Record<string, Extended & Record<string, Record<string, Token>>>;

/** Returns the CSS values of a set of the JSON file, by variable. */
const valuesOf = (set: Sets[string] | undefined): Record<string, string> => {
  const { $extensions, ...groups } = set ?? {};
  const typed = Object.values(groups)
    .flatMap((group) => Object.values(group))
    .map(({ $extensions: { "dev.pallu": token } }) => [token.variable, token.css] as const);
  return { ...Object.fromEntries(typed), ...$extensions?.["dev.pallu"].css };
};

const sets = designTokensOf() as Sets;

describe("the design tokens", () => {
  it("have every token of the contract in light", () => {
    const known = { ...valuesOf(sets["base"]), ...valuesOf(sets["light"]) };
    expect(Object.keys(known).toSorted()).toEqual(names.toSorted());
  });

  it.each(tokenSets.map(({ name }) => name))("%s has the values of its source", (name) => {
    const source = tokenSets.find((set) => set.name === name)?.values ?? {};
    const expected = Object.entries(source).flatMap(([group, roles]) =>
      Object.entries(roles).map(([role, value]) => [variableOf(group, role), cssValueOf(value)]),
    );
    expect(valuesOf(sets[name])).toEqual(Object.fromEntries(expected));
  });

  it("have types and values of the format", () => {
    const types = new Set<string>();
    for (const { $extensions: _extensions, ...groups } of Object.values(sets))
      for (const group of Object.values(groups))
        for (const { $type, $value } of Object.values(group)) {
          types.add($type);
          expect($value).toBeDefined();
          if ($type === "color")
            expect($value).toMatchObject({
              colorSpace: "oklch",
              components: [expect.any(Number), expect.any(Number), expect.any(Number)],
              hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
            });
        }
    expect([...types].toSorted()).toEqual([
      "color",
      "cubicBezier",
      "dimension",
      "duration",
      "fontFamily",
      "fontWeight",
      "number",
      "shadow",
    ]);
    expect(sets["base"]?.["space"]?.["s16"]?.$value).toEqual({ value: 16, unit: "px" });
    expect(sets["base"]?.["text"]?.["h1"]?.$value).toEqual({ value: 2.5, unit: "rem" });
  });
});

it("the variables for Figma have a value of one type in every mode", () => {
  const { variables, variableModes, variableModeValues } = figmaOf() as {
    variables: { id: string; resolvedType: string }[];
    variableModes: { id: string }[];
    variableModeValues: { variableId: string; modeId: string; value: unknown }[];
  };
  expect(variables).toHaveLength(names.length);
  expect(variableModes).toHaveLength(tokenSets.length - 1);
  expect(variableModeValues).toHaveLength(variables.length * variableModes.length);
  const types = { COLOR: "object", FLOAT: "number", STRING: "string" };
  for (const { id, resolvedType } of variables) {
    const values = variableModeValues.filter(({ variableId }) => variableId === id);
    for (const { value } of values)
      expect([id, typeof value]).toEqual([id, types[resolvedType as keyof typeof types]]);
  }
});

it("the style sheet declares every variable and every theme", () => {
  const css = cssOf();
  for (const name of names) expect(css).toContain(`${name}: `);
  for (const { theme } of tokenSets.slice(1)) expect(css).toContain(`[data-theme='${theme}']`);
});
