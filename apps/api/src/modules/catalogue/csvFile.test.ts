import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readTable } from "./csvFile.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-csv-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the line and the first cell of each row, then the line and the text of each fault. */
const read = async (content: string | Buffer): Promise<string[]> => {
  const path = join(folder, "table.csv");
  await writeFile(path, content);
  const rows: string[] = [];
  const faults: string[] = [];
  const table = readTable({
    path,
    columns: { required: ["id", "text"], optional: [] },
    foreign: "this is another file",
    addFault: (line, reason) => void faults.push(`${line}: ${reason}`),
  });
  for await (const { line, cells } of table) rows.push(`${line}: ${cells.get("id")}`);
  return [...rows, ...faults];
};

describe("the line of a row is the one that an editor shows", () => {
  const rows = 'id,text\na,"one\ntwo\nthree"\nb,x\n\nc,y\n';
  const lines = ["2: a", "5: b", "7: c"];

  test.each([
    ["LF", rows],
    ["CRLF", rows.replaceAll("\n", "\r\n")],
    ["CR", rows.replaceAll("\n", "\r")],
    ["LF, and CRLF in cells", rows.replace("one\ntwo\n", "one\r\ntwo\r\n")],
    ["CRLF after a header with LF", rows.replaceAll("\n", "\r\n").replace("\r\n", "\n")],
    ["LF after a header with CRLF", rows.replace("\n", "\r\n")],
    [
      "UTF-16, and letters whose bytes are those of a line break",
      Buffer.from(`\uFEFF${rows.replace("two", "ऊ അ č")}`, "utf16le"),
    ],
  ])("%s", async (_breaks, content) => {
    expect(await read(content)).toEqual(lines);
  });

  test("also below a line for Excel, and for a quotation mark in the wrong place", async () => {
    const cell = '"one\r\ntwo\r\nthree"';
    expect(await read(`sep=;\r\nid;text\r\na;${cell}\r\nb;x\r\n`)).toEqual(["3: a", "6: b"]);
    for (const end of ['b,"x"y\r\n', 'b,"x\r\n\r\n'])
      expect((await read(`id,text\r\na,${cell}\r\n${end}`)).at(-1)).toMatch(
        /^5: a quotation mark \("\) is /,
      );
  });
});

describe("a file of another program with quoted cells and semicolons", () => {
  const row = '"1";"Red, green";"L"\r\n';
  const foreign = "1: this is another file";
  const hint =
    "2: its cells are separated by semicolons, and those of the header are not: save the file with one separator";

  test.each([
    ["quoted names", '"Handle";"Title, long";"Body"\r\n'],
    ["commas in a name that is not quoted", 'Handle, one, two;"Title";Body\r\n'],
    ["a line break in a name", '"Handle\r\nor id";"Title";"Body"\r\n'],
    ["no header", row],
  ])("is named as such: %s", async (_header, header) => {
    const faults = await read(header + row);
    expect(faults[0]).toBe(foreign);
    expect(faults).not.toContainEqual(expect.stringContaining("quotation mark"));
  });

  test("is named as such below a title, with a hint on semicolons", async () => {
    const faults = await read(`Products of 2026\r\n${row}`);
    expect([faults[0], faults.at(-1)]).toEqual([foreign, hint]);
  });

  test.each(['id,text\r\n"a";"b"\r\n', 'id,text\r\na;"b"\r\n'])(
    "gets the hint alone below a header of the shop: %j",
    async (content) => {
      expect(await read(content)).toEqual([hint]);
    },
  );

  test("gets no hint for a semicolon beside a wrong quotation mark", async () => {
    expect(await read('id,text\r\n"a","he said "no"; and left"\r\n')).toEqual([
      expect.stringMatching(/^2: a quotation mark/),
    ]);
  });
});
