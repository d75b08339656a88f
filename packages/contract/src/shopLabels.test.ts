import { expect, test } from "vitest";
import { partNames } from "./shop.ts";
import { labelledSchema, placeLabel, shopFileSchema } from "./shopLabels.ts";
import type { LabelledSchema } from "./shopLabels.ts";

/** Returns the fields of a schema with their paths. */
const fieldsOf = (
  schema: LabelledSchema,
  path: string,
): { path: string; field: LabelledSchema }[] => [
  ...Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== "kind")
    .flatMap(([key, field]) => [
      { path: `${path}.${key}`, field },
      ...fieldsOf(field, `${path}.${key}`),
    ]),
  ...(schema.items ? fieldsOf(schema.items, path) : []),
  ...(schema.oneOf ?? []).flatMap((branch) => {
    const kind = branch.properties?.["kind"]?.const ?? "";
    return [{ path: `${path} ${kind}`, field: branch }, ...fieldsOf(branch, `${path} ${kind}`)];
  }),
];

const all = partNames.flatMap((name) => fieldsOf(labelledSchema(name), name));

/** The outlines of an emblem are drawn, not typed. */
const isTyped = ({ path }: { path: string }): boolean => !/^frame\.emblem[ .]/.test(path);

test("every field has words, and those that are seen first say where they appear", () => {
  expect(
    all
      .filter(({ field }) => field.title === undefined)
      .filter(isTyped)
      .map(({ path }) => path),
  ).toEqual([]);
  const first = all.filter(
    ({ path }) => /^[a-z]+\.[a-zA-Z]+$/.test(path) && !path.startsWith("theme"),
  );
  expect(
    first.filter(({ field }) => field.description === undefined).map(({ path }) => path),
  ).toEqual([]);
  const kinds = all.filter(({ path }) => /^home\.sections \w+$/.test(path));
  expect(kinds).toHaveLength(11);
  expect(kinds.filter(({ field }) => field.description === undefined)).toEqual([]);
});

test("two fields of one form have different words", () => {
  for (const name of partNames) {
    const titles = Object.values(labelledSchema(name).properties ?? {}).map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  }
});

test("a place is in words, by the kind of its entry", () => {
  expect(placeLabel("frame.menu.0.href", {})).toBe("Menu 1, leads to");
  expect(
    placeLabel("home.sections.0.slides.1.headline", {
      home: { sections: [{ kind: "slides", slides: [] }] },
    }),
  ).toBe("Sections 1, slides 2, headline");
  expect(placeLabel("terms", {})).toBe("");
  expect(placeLabel("theme.dark.onAction", {})).toBe("Colours in dark, text on buttons");
});

test("the schema of the file has every part, and says what each key is for", () => {
  const schema = shopFileSchema();
  expect(Object.keys(schema.properties ?? {})).toEqual(["$schema", "version", ...partNames]);
  expect(schema).toMatchObject({ additionalProperties: false });
  const { frame, about } = schema.properties ?? {};
  expect(frame?.properties?.["announcement"]).toMatchObject({
    title: "Line above the header",
    description: expect.stringMatching(/^One sentence at the top/),
  });
  expect(about?.properties?.["text"]?.description).toContain("texts/terms.md");
});
