import { contactMessages as texts } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import { expect, test } from "vitest";
import { createTestApi } from "../../testing/index.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { contactMessages, newsletterSubscriptions } from "./messages.tables.ts";

const api = openForFile(() => createTestApi({ seed: "none" }));

const form = {
  name: "Meena R",
  email: "meena@pallu.test",
  phoneNumber: "9876543210",
  subject: "Damaged Product",
  comments: "<b>The border</b>\ncame loose.",
};

test("[API-33] a contact message is stored as it was written", async () => {
  const answer = await api.call(endpoints.sendContact, { body: form });
  expect(answer).toMatchObject({ status: 201, body: { success: true } });
  expect(await api.db.select().from(contactMessages)).toMatchObject([form]);
});

test("a message that is sent twice at once is stored once, and again after a minute", async () => {
  const repeated = { ...form, email: "twice@pallu.test" };
  const stored = async () =>
    (await api.db.select().from(contactMessages)).filter(({ email }) => email === repeated.email);
  const send = () => api.call(endpoints.sendContact, { body: repeated });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await stored()).toHaveLength(1);
  await api.call(endpoints.sendContact, { body: { ...repeated, comments: "Another one." } });
  expect(await stored()).toHaveLength(2);
  api.clock.advance(60_001);
  await send();
  expect(await stored()).toHaveLength(3);
  // The clock was ahead and is put right.
  api.clock.advance(-3_600_000);
  await send();
  expect(await stored()).toHaveLength(4);
});

test("[CON-06] a name with join controls is stored without what surrounds it", async () => {
  const name = "\u200eعلی\u200cرضا\u200b ";
  const answer = await api.call(endpoints.sendContact, { body: { ...form, name } });
  expect(answer.status).toBe(201);
  const names = (await api.db.select().from(contactMessages)).map((message) => message.name);
  expect(names).toContain("علی\u200cرضا");
});

test.each([
  [{ email: "meena@pallu" }, texts.email],
  [{ name: "M33na" }, texts.name],
  [{ phoneNumber: "12345" }, 'The field "phoneNumber" is not valid.'],
  [{ subject: "Other" }, 'The field "subject" must be one of: '],
  [{ comments: "x".repeat(401) }, 'The field "comments" must have at most 400 characters.'],
  [{ comments: undefined }, 'The field "comments" is missing.'],
  [{ comments: "a\0b" }, 'The field "comments" must not contain a NUL character.'],
])("a contact message that does not fit is refused in words (%#)", async (change, message) => {
  const answer = await api.call(endpoints.sendContact, { body: { ...form, ...change } });
  expect(answer).toMatchObject({
    status: 400,
    body: { success: false, message: expect.stringContaining(message) },
  });
});

test("[API-34] [API-35] a second subscription answers the same and changes nothing", async () => {
  const first = await api.call(endpoints.subscribe, { body: { email: "a@b.co" } });
  const second = await api.call(endpoints.subscribe, { body: { email: "A@B.co" } });
  expect(first.status).toBe(200);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await api.db.select().from(newsletterSubscriptions)).toHaveLength(1);
});

test.each(["a@b", "nobody", "a@b.co, c@d.co"])("%j cannot subscribe", async (email) => {
  const answer = await api.call(endpoints.subscribe, { body: { email } });
  expect(answer).toMatchObject({ status: 400, body: { message: "Enter a valid email address" } });
});
