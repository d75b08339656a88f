import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { repositoryRoot } from "../../folders.ts";
import { invoicePreviews } from "./invoicePreviews.ts";
import { renderInvoice } from "./renderInvoice.ts";

const folder = join(repositoryRoot, "apps/store/src/testing/mails");

/** Returns the inflated streams of a PDF, because versions of zlib compress differently. */
const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/stream\r?\n([^]*?)\nendstream/g)].map(([, data = ""]) => {
    try {
      return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
    } catch {
      return data;
    }
  });

// Fonts outlive a document. Their letters must not keep what they meant in an earlier one.
beforeAll(async () => {
  const { order, lines } = invoicePreviews.invoice;
  await renderInvoice({ ...order, fullName: "سلم" }, lines);
});

/** `vitest -u` writes the files again. */
test.each(Object.entries(invoicePreviews))(
  "Storybook shows the %s that the shop renders",
  async (name, { order, lines }) => {
    const file = join(folder, `${name}.pdf.txt`);
    const rendered = await renderInvoice(order, lines);
    const stored = existsSync(file) ? await readFile(file, "utf8") : "";
    const isSame =
      JSON.stringify(streamsOf(Buffer.from(stored, "base64"))) ===
      JSON.stringify(streamsOf(rendered));
    await expect(isSame ? stored : rendered.toString("base64")).toMatchFileSnapshot(file);
  },
);
