import { expect, test } from "vitest";
import { shareCardOf } from "@pallu/contract/shareCard";
import { invoicePreviews } from "../orders/invoicePreviews.ts";
import { drawInWorker } from "./drawings.ts";

const { order, lines } = invoicePreviews.invoice;
const card = shareCardOf({
  id: "1",
  name: "Temple border saree",
  colourName: "Red",
  image: "a.webp",
  offer: 100,
  list: 100,
});

test("the thread that answers requests is free while an invoice of 130 lines is drawn", async () => {
  const [line] = lines;
  if (!line) throw new Error("The sample has no line.");
  // Starts the worker and loads its libraries.
  await drawInWorker("invoice", order, lines);
  const many = Array.from({ length: 130 }, (_, index) => ({ ...line, position: index + 1 }));
  const before = performance.eventLoopUtilization();
  const pdf = await drawInWorker("invoice", { ...order, fullName: "ஆஷா ராவ்" }, many);
  const { active, idle } = performance.eventLoopUtilization(before);
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
  expect(active).toBeLessThan(idle);
});

test("drawings at the same time each get their own result", async () => {
  const [pdf, drawn] = await Promise.all([
    drawInWorker("invoice", order, lines),
    drawInWorker("shareCard", card, null),
  ]);
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
  expect([...drawn.content.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(drawn).toMatchObject({ hasPicture: false, pictureError: undefined });
});

test("a picture that cannot be decoded is told, and the card is drawn without it", async () => {
  const drawn = await drawInWorker("shareCard", card, Buffer.from("no picture"));
  expect(drawn.hasPicture).toBe(false);
  expect(String(drawn.pictureError)).toContain("unsupported image format");
});

test("a drawing that fails rejects with its error, and the next one succeeds", async () => {
  const broken = { ...order, createdAt: new Date(Number.NaN) };
  await expect(drawInWorker("invoice", broken, lines)).rejects.toThrow("Invalid time value");
  expect(await drawInWorker("invoice", order, lines)).toBeInstanceOf(Uint8Array);
});
