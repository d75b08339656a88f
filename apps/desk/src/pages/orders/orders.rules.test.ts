import { describe, expect, test } from "vitest";
import { DeskError } from "../../platform/api.ts";
import { changeOf, orderRowOf } from "./orders.fixtures.ts";
import {
  addressLines,
  consequencesOf,
  pressText,
  doneText,
  expectedOf,
  faultsAt,
  phoneLink,
  possibleActions,
  refundText,
  trackingOf,
} from "./orders.rules.ts";

describe("the text of a button", () => {
  test.each([
    ["Ship 12 orders, send 12 mails", { action: "ship", count: 12, mails: 12 }],
    ["Ship 12 orders, send 1 mail", { action: "ship", count: 12, mails: 1 }],
    ["Pack 2 orders", { action: "pack", count: 2, mails: 0 }],
    ["Mark 3 orders paid", { action: "paid", count: 3, mails: 0 }],
    ["Cancel order, mail Asha", { action: "cancel", count: 1, mails: 1, fullName: " Asha Rao" }],
    ["Confirm order, mail the shopper", { action: "confirm", count: 1, mails: 1, fullName: "" }],
    ["Mark refunded, mail Asha", { action: "refund", count: 1, mails: 1, fullName: "Asha Rao" }],
    ["Pack order", { action: "pack", count: 1, mails: undefined }],
    [
      "Ship 40 orders, 37 without a tracking number",
      { action: "ship", count: 40, mails: 40, untracked: 37 },
    ],
    [
      "Ship 2 orders without tracking numbers",
      { action: "ship", count: 2, untracked: 2, mails: 0 },
    ],
    [
      "Ship order without a tracking number",
      { action: "ship", count: 1, untracked: 1, mails: 1, fullName: "Asha Rao" },
    ],
  ] as const)("is %s", (text, press) => {
    expect(pressText(press)).toBe(text);
  });

  test("is followed by what was done", () => {
    expect(doneText("ship", changeOf(["PL-1", "PL-2"], "shipped"), [])).toBe(
      "2 orders are shipped. 2 mails sent.",
    );
    expect(doneText("pack", changeOf(["PL-1"], "packed", { mails: 0 }), [])).toBe(
      "Order PL-1 is packed.",
    );
  });
});

test("cancelled and returned orders that were paid say that the money is to be given back", () => {
  const paid = orderRowOf("PL-1", { payment: "paid" });
  const unpaid = orderRowOf("PL-2");
  const change = changeOf(["PL-1", "PL-2"], "cancelled", { mails: 0 });
  expect(doneText("cancel", change, [paid, unpaid])).toBe(
    "2 orders are cancelled. 1 of them was paid: give the money back.",
  );
  expect(refundText("return", [paid])).toBe("It was paid: give the money back.");
  expect([refundText("return", [unpaid]), refundText("pack", [paid])]).toEqual([
    undefined,
    undefined,
  ]);
});

test("a selection offers what at least one of its orders allows", () => {
  const [placed, packed] = [orderRowOf("PL-1"), orderRowOf("PL-2", { state: "packed" })];
  expect(possibleActions([placed, packed])).toEqual(["confirm", "ship", "paid"]);
  const done = orderRowOf("PL-3", { state: "delivered", payment: "paid" });
  expect(possibleActions([done])).toEqual([]);
  expect([expectedOf("confirm", placed), expectedOf("paid", placed)]).toEqual([
    "placed",
    "pending",
  ]);
});

test("what was typed as tracking is a link or a number, and a fault names its row", () => {
  expect(trackingOf(" ")).toBeUndefined();
  expect(trackingOf(" BD 4711 ")).toEqual({ number: "BD 4711", link: null });
  expect(trackingOf("https://c.example/1")).toEqual({ number: null, link: "https://c.example/1" });
  const refused = [
    { id: "reason", code: "invalid", message: "must be on one line." },
    { id: "orders.3.tracking.link", code: "invalid", message: "must be an https URL." },
  ];
  const failure = new DeskError(422, { message: "", code: "invalid", refused });
  expect(faultsAt(failure, /^orders\.(\d+)\.tracking/)).toEqual(
    new Map([["3", "It must be an https URL."]]),
  );
  expect(faultsAt(failure, /^address\.(\w+)/)).toBeUndefined();
});

test("the consequences are told as sentences", () => {
  expect(consequencesOf({ mailTo: ["a@x.test"], pieces: 2, coupon: "FLAT500" })).toEqual([
    "1 mail goes to a@x.test.",
    "2 pieces come back to stock.",
    "The use of coupon FLAT500 comes back.",
  ]);
  expect(consequencesOf({ mailTo: ["a@x.test", "b@x.test"], pieces: 0, coupon: null })).toEqual([
    "2 mails are sent.",
  ]);
});

test("an address has no empty lines, and a phone calls its digits", () => {
  const address = { fullName: "Asha", addressLine1: "1 Street", addressLine2: " ", zipCode: "" };
  expect(addressLines({ ...address, townCity: "Pune" })).toEqual(["Asha", "1 Street", "Pune"]);
  expect(phoneLink("+91 98765-43210")).toBe("tel:+919876543210");
});
