import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { insertContact } from "../messages/messages.repo.ts";
import { contactMessages, savedAnswers } from "../messages/messages.tables.ts";
import { MAX_SAVED_ANSWER, MAX_SAVED_ANSWERS } from "../messages/savedAnswers.rules.ts";
import { expectRefusal, openMerchantShop } from "./merchant.fixtures.ts";
import type { MerchantAnswer, MerchantShop } from "./merchant.fixtures.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let send: (method: string, path: string, body?: unknown) => Promise<MerchantAnswer>;

beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop } = merchant);
  const { key } = await merchant.addKey("messages:read,messages:write");
  send = (method, path, body) => merchant.send(path, key, { method, body });
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(auditEntries);
  await shop.db.delete(contactMessages);
  await shop.db.delete(savedAnswers);
});

const contact = {
  name: "Asha Rao",
  email: "asha@pallu.test",
  phoneNumber: "9876543210",
  subject: "Shipping Problem",
  comments: "Where is my parcel?",
};

const addMessage = async (more: Partial<typeof contact> = {}): Promise<string> => {
  shop.clock.advance(1000);
  return (await insertContact(shop.db, { ...contact, ...more }, shop.clock.now())) ?? "";
};

const audited = async (): Promise<string[]> =>
  (await shop.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ action, target }) => `${action} ${target}`,
  );

test("messages are found by any field of the form, in a state, and counted", async () => {
  const asha = await addMessage();
  const ravi = await addMessage({ name: "Ravi", email: "ravi@pallu.test", comments: "Thank you" });
  const found = async (query: string) => {
    const { messages, total } = (await send("GET", `/messages?total=true&${query}`)).body;
    return [(messages as { id: string }[]).map(({ id }) => id), total];
  };
  expect(await found("")).toEqual([[ravi, asha], 2]);
  expect(await found("limit=1")).toEqual([[ravi], 2]);
  expect(await found("find=PARCEL")).toEqual([[asha], 1]);
  expect(await found("find=ravi@")).toEqual([[ravi], 1]);
  expect(await found(`find=${asha}`)).toEqual([[asha], 1]);
  expect(await found("find=%25")).toEqual([[], 0]);
  await send("POST", `/messages/${asha}/close`);
  expect(await found("state=open&find=pallu.test")).toEqual([[ravi], 1]);
});

test("a message is shown with its answers, and with others of the same address and theirs", async () => {
  const earlier = await addMessage({ email: "Asha@Pallu.test", comments: "Do you have red?" });
  await send("POST", `/messages/${earlier}/answers`, { text: "Yes." });
  const id = await addMessage();
  await addMessage({ email: "ravi@pallu.test" });
  await send("POST", `/messages/${id}/answers`, { text: "It left today." });
  await send("POST", `/messages/${id}/answers`, { text: "It arrives on Friday." });
  expect((await send("GET", `/messages/${id}`)).body).toMatchObject({
    id,
    state: "answered",
    answers: [{ text: "It left today." }, { text: "It arrives on Friday." }],
    others: [{ id: earlier, comments: "Do you have red?", answers: [{ text: "Yes." }] }],
  });
  expectRefusal(await send("GET", "/messages/nothing"), 404, "unknown_message");
});

test("a message is closed and opened again, unless it has another state than expected", async () => {
  const id = await addMessage();
  const late = await send("POST", `/messages/${id}/close?expected=answered`);
  expectRefusal(late, 409, "overtaken");
  expect(late.body["message"]).toBe(
    "This message was answered when you opened it, and is open now. No mail was sent.",
  );
  await send("POST", `/messages/${id}/close?expected=open`);
  expect((await send("POST", `/messages/${id}/close?expected=open`)).status).toBe(200);
  expectRefusal(
    await send("POST", `/messages/${id}/answers`, { text: "Hello", expected: "open" }),
    409,
    "overtaken",
  );
  expect((await send("POST", `/messages/${id}/reopen?expected=closed`)).body).toEqual({
    id,
    state: "open",
  });
  expect((await send("GET", `/messages/${id}`)).body).toMatchObject({
    state: "open",
    handledAt: null,
    answers: [],
  });
  expectRefusal(await send("POST", "/messages/nothing/reopen"), 404, "unknown_message");
  expect(await audited()).toEqual([`message:close message ${id}`, `message:reopen message ${id}`]);
});

test("an answer is saved under a name, changed and removed, with entries without its text", async () => {
  const thanks = { name: "Thanks", text: "Dear {name},\nthank you." };
  const added = await send("POST", "/saved-answers", thanks);
  expect(added).toMatchObject({ status: 201, body: thanks });
  const { id, changedAt } = added.body as { id: string; changedAt: string };
  await send("POST", "/saved-answers", { name: "arrived?", text: "Has it arrived?" });
  expectRefusal(
    await send("POST", "/saved-answers", { name: "THANKS", text: "Hello" }),
    409,
    "known_name",
  );
  expect((await send("GET", "/saved-answers")).body).toMatchObject({
    savedAnswers: [{ name: "arrived?" }, { id, ...thanks }],
  });
  merchant.api.clock.advance(1000);
  const text = "Thank you very much.";
  const order = { name: "Thanks", text, expected: changedAt };
  const changed = await send("PUT", `/saved-answers/${id}`, order);
  expect(changed).toMatchObject({ status: 200, body: { id, text } });
  const late = await send("PUT", `/saved-answers/${id}`, { ...order, text: "No." });
  expectRefusal(late, 409, "unexpected_text");
  expect(late.body["message"]).toContain(text);
  expectRefusal(
    await send("DELETE", `/saved-answers/${id}?expected=${changedAt}`),
    409,
    "unexpected_text",
  );
  expect((await send("DELETE", `/saved-answers/${id}`)).status).toBe(200);
  for (const method of ["PUT", "DELETE"])
    expectRefusal(
      await send(method, `/saved-answers/${id}`, method === "PUT" ? thanks : undefined),
      404,
      "unknown_saved_answer",
    );
  const entries = await shop.db.select().from(auditEntries);
  expect(JSON.stringify(entries)).not.toContain(text);
  expect(entries).toHaveLength(4);
});

test("all invalid fields of a saved answer are named at once", async () => {
  const answer = await send("POST", "/saved-answers", {
    name: " ",
    text: "x".repeat(MAX_SAVED_ANSWER + 1),
  });
  expectRefusal(answer, 422, "invalid");
  expect(answer.body["refused"]).toEqual([
    { id: "name", code: "invalid", message: "must not be empty." },
    { id: "text", code: "invalid", message: "must have at most 4000 characters." },
  ]);
});

test("no more answers are saved than a list can show", async () => {
  await shop.db.insert(savedAnswers).values(
    Array.from({ length: MAX_SAVED_ANSWERS }, (_each, index) => ({
      id: String(index),
      name: `Text ${index}`,
      text: "Hello",
      changedAt: shop.clock.now(),
    })),
  );
  const answer = await send("POST", "/saved-answers", { name: "More", text: "Hello" });
  expectRefusal(answer, 409, "too_many");
});
