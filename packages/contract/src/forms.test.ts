import { describe, expect, it } from "vitest";
import { checkContact, contactSubjects, filterPhone } from "./forms.ts";
import type { ContactForm } from "./forms.ts";
import { filterNewsletterEmail } from "./newsletter.ts";

const right: ContactForm = {
  name: "Asha Rao",
  email: "asha@example.com",
  phoneNumber: "9876543210",
  subject: "Payment Problem",
  comments: "Charged twice for one order.",
};

const errorsOf = (changed: Partial<ContactForm>) => checkContact({ ...right, ...changed });

describe("contact form", () => {
  it("[CON-06] lets a filled form through", () => {
    expect(checkContact(right)).toEqual({});
  });

  it.each([
    ["[CON-06]", "Asha2"],
    ["[CON-06]", "Asha-Rao"],
    ["[CON-06]", ""],
    ["[CON-06]", "   "],
    ["[CON-07]", "a".repeat(51)],
  ])("%s refuses the name %j", (_id, name) => {
    expect(errorsOf({ name })).toEqual({ name: "Name must contain only letters" });
  });

  it.each(["a".repeat(50), "Ásha Rào", "ஆஷா", "علی\u200cرضا", "\u200eAsha\u00a0Rao\u200b"])(
    "[CON-06] [CON-07] takes the name %j",
    (name) => {
      expect(errorsOf({ name })).toEqual({});
    },
  );

  it.each(["", "asha", "asha@", "@example.com", "asha@example", "a b@example.com", "a@b..com"])(
    "[CON-08] refuses the email %j",
    (email) => {
      expect(errorsOf({ email })).toEqual({ email: "Enter a valid email address" });
    },
  );

  it.each(["a@b.co", "first.last+tag@mail.example.co.in"])(
    "[CON-08] takes the email %j",
    (email) => {
      expect(errorsOf({ email })).toEqual({});
    },
  );

  it.each(["", "123456789", "1".repeat(16), "98765 43210", "+919876543210"])(
    "[CON-09] refuses the phone number %j",
    (phoneNumber) => {
      const message = "Phone number must be 10–15 digits";
      expect(errorsOf({ phoneNumber })).toEqual({ phoneNumber: message });
    },
  );

  it.each(["1".repeat(10), "1".repeat(15)])("[CON-09] takes the phone number %j", (phoneNumber) => {
    expect(errorsOf({ phoneNumber })).toEqual({});
  });

  it.each(["", "Other"])("[CON-12] refuses the subject %j", (subject) => {
    expect(errorsOf({ subject })).toEqual({ subject: "Please select a subject" });
  });

  it("[CON-13] [CON-14] [CON-15] knows three subjects", () => {
    expect(contactSubjects).toEqual(["Payment Problem", "Damaged Product", "Shipping Problem"]);
    for (const subject of contactSubjects) expect(errorsOf({ subject })).toEqual({});
  });

  it.each([
    ["[CON-16]", "", "Message cannot be empty"],
    ["[CON-16]", " \n ", "Message cannot be empty"],
    ["[CON-17]", "a".repeat(401), "Message must not exceed 400 characters"],
  ])("%s refuses the comments %j", (_id, comments, message) => {
    expect(errorsOf({ comments })).toEqual({ comments: message });
  });

  it("[CON-17] takes 400 characters of comments", () => {
    expect(errorsOf({ comments: "a".repeat(400) })).toEqual({});
  });

  it("[CON-06] [CON-12] names every wrong field at once", () => {
    const empty = { name: "", email: "", phoneNumber: "", subject: "", comments: "" };
    expect(Object.keys(checkContact(empty))).toEqual(Object.keys(empty));
  });
});

describe("filters as typed", () => {
  it.each([
    ["98765 432-10", "9876543210"],
    ["+91 (98765) 43210", "919876543210"],
    ["abc", ""],
    ["1".repeat(20), "1".repeat(15)],
    ["१२३ ４５", "12345"],
  ])("[CON-10] [CON-11] the phone number %j becomes %j", (typed, kept) => {
    expect(filterPhone(typed)).toBe(kept);
  });

  it.each([
    ["asha_rao-1@mail.example.com", "asha_rao-1@mail.example.com"],
    ["asha+news@example.com", "ashanews@example.com"],
    [" a!#$%b @c,d ", "ab@cd"],
    ["áé", ""],
  ])("[NWS-06] the newsletter address %j becomes %j", (typed, kept) => {
    expect(filterNewsletterEmail(typed)).toBe(kept);
  });
});
