import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { stopTimers, openPage, advanceTime, settle } from "../../testing/pages.fixtures.tsx";
import type { Stub } from "../../testing/stub.fixtures.ts";
import ContactPage from "./ContactPage.tsx";

const contacts = "POST /api/contacts";
const good = {
  Name: "Asha Rao",
  Email: "asha@example.com",
  "Phone Number": "9876543210",
  Subject: "Damaged Product",
  Message: "The border came apart.",
};
type Label = keyof typeof good;
const labels = Object.keys(good) as Label[];

const open = (response: Stub = { body: {} }) =>
  openPage(ContactPage, "/contact", { user: null, responses: { [contacts]: response } });
const field = (label: Label) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(label);
const type = (label: Label, value: string) => fireEvent.change(field(label), { target: { value } });
const fill = (wrong: Partial<Record<Label, string>> = {}) => {
  for (const label of labels) type(label, wrong[label] ?? good[label]);
};
const press = () => fireEvent.click(screen.getByRole("button", { name: "Send message" }));
const values = () => labels.map((label) => field(label).value);
const popup = () => screen.queryByRole("dialog", { name: "Message sent" });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[CON-01] [CON-02] a form and a map, preceded by the address as text", () => {
  open();
  expect(labels.map((label) => field(label).value)).toEqual(["", "", "", "", ""]);
  const map = screen.getByRole("img", { name: /^Sketch map of Coimbatore/ });
  const address = screen.getByText(/R\.S\. Puram$/, { selector: "address *" });
  expect(address.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const out = screen.getByRole("link", { name: /OpenStreetMap/ }).getAttribute("href");
  expect(out).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  expect(document.querySelector("iframe, img, image")).toBeNull();
});

test("[CON-06] [CON-10] takes names with join controls and digits of any script", async () => {
  const { sent } = open();
  fill({ Name: "\u200eعلی\u200cرضا ", "Phone Number": "९८７６५ 43210" });
  expect(field("Phone Number").value).toBe("9876543210");
  press();
  expect(await screen.findByRole("dialog", { name: "Message sent" })).toBeDefined();
  expect(sent[0]?.body).toMatchObject({ name: "علی\u200cرضا", phoneNumber: "9876543210" });
});

test("[CON-03] [API-33] sends five fields and shows a popup", async () => {
  const { sent } = open();
  fill();
  press();
  expect(await screen.findByRole("dialog", { name: "Message sent" })).toBeDefined();
  expect(sent.map(({ call }) => call)).toEqual([contacts]);
  expect(sent[0]?.body).toEqual({
    name: "Asha Rao",
    email: "asha@example.com",
    phoneNumber: "9876543210",
    subject: "Damaged Product",
    comments: "The border came apart.",
  });
});

test.each([
  ["an empty body", () => new Response("", { status: 201 })],
  ["a body that is not JSON", () => new Response("<p>Thanks</p>", { status: 200 })],
])("[CON-03] %s is a success", async (_what, response) => {
  open();
  vi.stubGlobal("fetch", () => Promise.resolve(response()));
  fill();
  press();
  expect(await screen.findByRole("dialog", { name: "Message sent" })).toBeDefined();
});

test("[CON-04] [CON-05] the popup is shown for 5 seconds, then the form is empty", async () => {
  await import("@pallu/ui/dialog");
  open();
  fill();
  stopTimers();
  press();
  await settle();
  expect(popup()).not.toBeNull();
  fireEvent.pointerEnter(popup() ?? document.body);
  await advanceTime(4990);
  expect(popup()).not.toBeNull();
  await advanceTime(40);
  expect(popup()).toBeNull();
  expect(values()).toEqual(["", "", "", "", ""]);
});

test.each([
  ["[CON-06]", "Name", "Asha 9", "Name must contain only letters"],
  ["[CON-06]", "Name", "", "Name must contain only letters"],
  ["[CON-07]", "Name", "a".repeat(51), "Name must contain only letters"],
  ["[CON-08]", "Email", "abc", "Enter a valid email address"],
  ["[CON-08]", "Email", "a@b", "Enter a valid email address"],
  ["[CON-08]", "Email", "", "Enter a valid email address"],
  ["[CON-09]", "Phone Number", "987654321", "Phone number must be 10–15 digits"],
  ["[CON-12]", "Subject", "", "Please select a subject"],
  ["[CON-16]", "Message", " ", "Message cannot be empty"],
  ["[CON-17]", "Message", "m".repeat(401), "Message must not exceed 400 characters"],
] satisfies [string, Label, string, string][])(
  "%s %s '%s' is refused: %s",
  async (_id, label, value, words) => {
    const { calls } = open();
    fill({ [label]: value });
    press();
    expect(await screen.findByText(words)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    const described = (field(label).getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
    await settle();
    expect(calls()).toEqual([]);
    fireEvent.change(field(label), { target: { value: good[label] } });
    expect(screen.queryByText(words)).toBeNull();
  },
);

test("an empty form shows all errors and focuses the first field", async () => {
  const { calls } = open();
  press();
  await settle();
  expect(labels.map((label) => field(label).getAttribute("aria-invalid"))).toEqual(
    labels.map(() => "true"),
  );
  expect(document.activeElement).toBe(field("Name"));
  expect(calls()).toEqual([]);
});

test.each([
  ["[CON-07]", { Name: "a".repeat(50) }],
  ["[CON-09]", { "Phone Number": "1".repeat(15) }],
  ["[CON-17]", { Message: "m".repeat(400) }],
] satisfies [string, Partial<Record<Label, string>>][])(
  "%s accepts a value at the limit: %o",
  async (_id, edge) => {
    const { calls } = open();
    fill(edge);
    press();
    expect(await screen.findByRole("dialog", { name: "Message sent" })).toBeDefined();
    expect(calls()).toEqual([contacts]);
  },
);

test("[CON-10] [CON-11] the phone number keeps its digits, 15 at most", () => {
  open();
  type("Phone Number", "98a-76");
  expect(field("Phone Number").value).toBe("9876");
  type("Phone Number", "+91 98765 43210 98765");
  expect(field("Phone Number").value).toBe("919876543210987");
});

test("[CON-07] [CON-17] limits the name to 50 characters and does not cut the message", () => {
  open();
  expect(field("Name").getAttribute("maxlength")).toBe("50");
  expect(field("Message").hasAttribute("maxlength")).toBe(false);
});

test("[CON-13] [CON-14] [CON-15] three subjects besides the placeholder", () => {
  open();
  const options = [...field("Subject").querySelectorAll("option")];
  expect(options[0]?.value).toBe("");
  expect(options.slice(1).map(({ value, textContent }) => [value, textContent])).toEqual(
    ["Payment Problem", "Damaged Product", "Shipping Problem"].map((text) => [text, text]),
  );
});

test.each([
  ["refused", { status: 500, body: { message: "Not today" } }],
  ["lost", { abort: true }],
] satisfies [string, Stub][])(
  "[CON-18] a message that is %s: logs the failure, shows nothing and keeps the input",
  async (_how, response) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    open(response);
    fill();
    press();
    await settle();
    expect(errors.mock.calls.map(([what]) => what)).toEqual(["Error sending message"]);
    expect(popup()).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("Not today")).toBeNull();
    expect(values()).toEqual(labels.map((label) => good[label]));
  },
);

test("[CON-03] what is typed is in the fields alone, so that the browser keeps it after Back", () => {
  open();
  fill();
  expect(labels.map((label) => field(label).getAttribute("value") ?? "")).toEqual([
    "",
    "",
    "",
    "",
    "",
  ]);
  expect(values()).toEqual(Object.values(good));
});

test("ignores a second click while sending", async () => {
  const { calls } = open({ hold: true });
  fill();
  press();
  press();
  await settle();
  expect(calls()).toEqual([contacts]);
});
