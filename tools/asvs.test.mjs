import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { read, root } from "./sources.mjs";

/** Parses a line of CSV. A quoted field may contain commas and doubled quotes. */
const fieldsOf = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );

const [head, ...lines] = read("docs/asvs.csv").trimEnd().split("\n");
const rows = lines.map((line) => {
  const [id = "", level, status, what, proof = ""] = fieldsOf(line);
  const [file = "", title = ""] = proof.split(" :: ");
  return { id, level, status, what, file, title };
});

const ofLevels = { 1: 70, 2: 183 };

it("the map of ASVS 5.0 has every requirement of levels 1 and 2 once", () => {
  expect(fieldsOf(head ?? "")).toEqual(["requirement", "level", "status", "what we do", "proof"]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { id } of rows) expect(id).toMatch(/^V\d{1,2}\.\d{1,2}\.\d{1,2}$/);
  for (const [level, count] of Object.entries(ofLevels))
    expect(rows.filter((row) => row.level === level)).toHaveLength(count);
});

it("each is met, deviated from in writing, left to the deployment or not applicable, and says why", () => {
  const known = ["pass", "deviation", "deployment", "not applicable"];
  const unclear = rows.filter(({ status, what }) => !known.includes(status) || what === "");
  expect(unclear.map(({ id }) => id)).toEqual([]);
  const count = (expected) => rows.filter(({ status }) => status === expected).length;
  console.info(
    `G8: ${rows.length} requirements of levels 1 and 2: ${known.map((status) => `${count(status)} ${status}`).join(", ")}`,
  );
  expect(count("deviation")).toBeLessThanOrEqual(8);
});

/** Whether a file contains a test, story, step or heading of that name. */
const isThere = (file, title) => {
  if (title === "" || !existsSync(path.join(root, file))) return false;
  const text = read(file);
  if (file.endsWith(".md")) return text.includes(`\n## ${title}\n`);
  if (!/\.test\.\w+$/.test(file)) return text.includes(title);
  return ['"', "'", "`"].some((quote) => text.includes(quote + title + quote));
};

it("every test and every page that is named as a proof exists", () => {
  const missing = rows
    .filter(({ status }) => status === "pass" || status === "deviation")
    .filter(({ file, title }) => !isThere(file, title))
    .map(({ id, file, title }) => `${id}: ${file} has no '${title}'`);
  expect(missing).toEqual([]);
});

it("docs/security.md explains every deviation, and only those", () => {
  const section = read("docs/security.md").split("\n## Deviations\n")[1]?.split("\n## ")[0] ?? "";
  const explained = [...section.matchAll(/\b\d{1,2}\.\d{1,2}\.\d{1,2}\b/g)].map(([id]) => `V${id}`);
  const deviations = rows.filter(({ status }) => status === "deviation").map(({ id }) => id);
  expect(new Set(explained)).toEqual(new Set(deviations));
});
