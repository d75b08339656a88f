import { afterAll, expect, test } from "vitest";
import { openDeclarations } from "./declarations.fixtures.ts";

const { text, components, close } = openDeclarations();
afterAll(close);

test("the public names and types are those of api.txt, which `pnpm ui:write` writes", async () => {
  const all = text.join("\n");
  expect(all).not.toContain("not declared");
  // Applications name the props of a component, so its module exports their type.
  const hidden = all.matchAll(/^const (\w+):.*: \1Props[<)].*\n {2}interface \1Props/gm);
  expect([...hidden].map(([, name]) => name)).toEqual([]);
  await expect(all).toMatchFileSnapshot("../../api.txt");
});

test("every prop has a description, and props.json, which `pnpm ui:write` writes, has its type", async () => {
  const silent = Object.values(components).flatMap((entry) =>
    Object.entries(entry).flatMap(([name, { props }]) =>
      Object.entries(props)
        .filter(([, { description }]) => description === "")
        .map(([prop]) => `${name}.${prop} has no description`),
    ),
  );
  expect(silent).toEqual([]);
  await expect(`${JSON.stringify(components, null, 2)}\n`).toMatchFileSnapshot("../../props.json");
});
