import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { shareCardOf } from "@pallu/contract/shareCard";
import { endpoints } from "@pallu/contract/schemas";
import type { ShopParts } from "@pallu/contract/shop";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoFolder } from "../../folders.ts";
import { createTestApi } from "../../testing/createTestApi.ts";
import type { TestApi } from "../../testing/createTestApi.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { sendTo } from "../../testing/shopCaller.ts";
import { buyOne } from "../../testing/shopLoad.ts";
import { drawInWorker } from "../drawing/drawings.ts";
import { mailPreviews } from "../mail/mailPreviews.ts";
import { createMailer } from "../mail/mailer.ts";
import { sendDueMails } from "../mail/mail.service.ts";
import { outbox } from "../mail/mail.tables.ts";
import { contactMessages } from "../messages/messages.tables.ts";
import { answerMail } from "../messages/answerMail.rules.ts";
import { drawInvoice } from "../orders/drawInvoice.ts";
import { textOf } from "../orders/pdfText.fixtures.ts";
import { invoicePreviews } from "../orders/invoicePreviews.ts";
import { renderInvoice } from "../orders/renderInvoice.ts";
import { drawShareCard } from "../shareCards/drawShareCard.ts";
import {
  codeMail,
  emailChangedMail,
  emailRestoredMail,
  passwordChangedMail,
  proofMail,
} from "../users/userMessages.rules.ts";
import { confirmationMail } from "../orders/orderMessages.rules.ts";
import type { DraftOrder } from "../orders/orderMessages.rules.ts";
import { demoBrand, ownBrand } from "./shopBrand.rules.ts";
import type { ShopBrand } from "./shopBrand.rules.ts";
import { readEmblemPicture } from "./readEmblemPicture.ts";
import { readBrand, replaceParts } from "./shopParts.repo.ts";

/** Words of the demo that no text of an own shop has. */
const ofDemo = /\bPallu\b|Coimbatore|pallu\.(?:test|example)/;

const content = join(demoFolder, "content");
const strings = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => [
    ...readFileSync(join(content, file), "utf8").matchAll(/"((?:[^"\\\n]|\\.)*)"/g),
  ])
  .map(([, text = ""]) => text.replaceAll('\\"', '"'));

/** Sentences and pictures of the demo's pages. */
const contentOfDemo = strings.filter(
  (text) => (text.length >= 25 && text.includes(" ")) || /^[\w-]+\.(?:webp|svg|jpe?g)$/.test(text),
);

/** Expects that a text has nothing of the demo. Line breaks count as blanks. */
const expectOwn = (place: string, text: string): void => {
  const plain = text.replaceAll(/\s+/g, " ");
  const found = contentOfDemo.filter((each) => plain.includes(each));
  expect({ place, found: [...(ofDemo.exec(plain) ?? []), ...found] }).toEqual({ place, found: [] });
};

const emblem: ShopParts["frame"]["emblem"] = {
  kind: "paths",
  width: 30,
  height: 10,
  paths: [{ d: "M0 0h30v10H0z", fill: "#7a1fa2" }],
};
const parts: Pick<ShopParts, "frame" | "contact" | "legal"> = {
  frame: { name: "Kovai <Looms> & Sons", emblem },
  contact: { lines: ["1 Loom Road", "Erode 638001"], mail: "help@kovai.in" },
  legal: { name: "Kovai Textiles LLP", lines: ["1 Loom Road"], gstin: "33AAAAA0000A1Z5" },
};
const ORIGIN = "https://kovai.in";

let shop: OpsShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openOpsShop({ PUBLIC_URL: ORIGIN });
  api = await createTestApi({
    database: shop.database,
    config: { publicUrl: ORIGIN, mailOwner: ["asha@kovai.in"], merchantFeed: "on" },
  });
  const occasion = { now: shop.clock.now(), by: "asha" };
  await shop.db.transaction((tx) => replaceParts(tx, parts, occasion));
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const brand = () => readBrand(shop.db, api.config);

describe("an own shop", () => {
  test("sends every mail and its invoice under its own name, and answers go to its address", async () => {
    const { body } = await buyOne(shop.db, sendTo(api.app), "chettinad-checks--indigo");
    const { orderId } = body as { orderId: string };
    for (const step of ["confirm", "pack", "ship"]) await shop.ops(`order:${step}`, orderId);
    const account = { username: "Asha", phonenumber: "9000000000", email: "a@buyer.test" };
    const registered = { ...account, password: "correct-horse-battery" };
    expect((await api.call(endpoints.register, { body: registered })).status).toBe(201);
    await api.call(endpoints.forgotPassword, { body: { email: account.email } });
    const form = { name: "Meena", email: "m@buyer.test", phoneNumber: "9876543210" };
    await api.call(endpoints.sendContact, {
      body: { ...form, subject: "Damaged Product", comments: "Torn." },
    });
    const [message] = await shop.db.select().from(contactMessages);
    await shop.ops("message:answer", message?.id ?? "", "--text", "We are sorry.");
    const mails = await shop.db.select().from(outbox);
    expect(mails.length).toBeGreaterThanOrEqual(7);
    for (const { subject, text, html } of mails)
      expectOwn(subject, `${subject}\n${text}\n${html ?? ""}`);
    const html = mails.map((mail) => mail.html ?? "").join("");
    expect(html).toContain('<p class="brand">Kovai &lt;Looms&gt; &amp; Sons</p>');
    expect(html).not.toContain("<Looms>");
    const { send, close } = createMailer(
      api.config,
      async (id) => drawInvoice(shop.db, id, false, await brand()),
      brand,
    );
    expect(await sendDueMails(shop.db, api.clock, send)).toEqual([]);
    close();
    const outboxFolder = join(api.config.dataDir, "outbox");
    const files = await readdir(outboxFolder);
    expect(files).toHaveLength(mails.length);
    for (const file of files) {
      const [head = ""] = (await readFile(join(outboxFolder, file), "utf8")).split("\r\n\r\n");
      expect(head).toContain('From: "Kovai <Looms> & Sons" <no-reply@kovai.in>');
      expect(head).toContain("Reply-To: help@kovai.in");
      expect(head).not.toMatch(ofDemo);
    }
  });

  test("has no word of the demo in a mail that is rarely sent", async () => {
    const own = await brand();
    const to = "a@buyer.test";
    const rare = [
      codeMail(to, "123456", own),
      proofMail(to, "welcome", "123456", null, undefined, own),
      proofMail(to, "requested", "123456", null, ORIGIN, own),
      passwordChangedMail(to, undefined, own),
      emailChangedMail(to, "requested", null, own),
      emailChangedMail(to, "done", ORIGIN, own),
      emailRestoredMail(to, own),
      answerMail({ email: to, subject: "S", comments: "C" }, "A", own),
    ];
    for (const { subject, text } of rare) {
      expectOwn(subject, `${subject}\n${text}`);
      expect(text).toContain("Kovai <Looms> & Sons");
    }
  });

  test("names itself on the pages that mails lead to, as text", async () => {
    for (const url of ["/api/users/prove-email", "/api/users/undo-email?token=none"]) {
      const page = await api.app.inject(url);
      expect(page.body).toContain(" | Kovai &#60;Looms&#62; &#38; Sons</title>");
      expectOwn(url, page.body);
    }
  });

  test("names itself on an invoice, and nothing of the demo", async () => {
    const { order, lines } = invoicePreviews.invoice;
    // The order of the preview goes to a town of the demo.
    const sent = { ...order, townCity: "Erode", addressLine1: "1 Loom Road" };
    const pdf = await renderInvoice(sent, lines, await brand());
    const text = textOf(pdf).replaceAll(/\s+/g, " ");
    expectOwn("the invoice", text);
    for (const words of ["Kovai <Looms> & Sons", "Kovai Textiles LLP", "GSTIN 33AAAAA0000A1Z5"])
      expect(text).toContain(words);
    const read = pdf.toString("latin1");
    for (const [, entry = ""] of read.matchAll(/\/(?:Title|Author|Creator|Producer) \(([^)]*)\)/g))
      expectOwn("the properties of the invoice", entry);
    // The demo's invoice has what this test looks for.
    expect(textOf(await renderInvoice(sent, lines))).toContain("Coimbatore");
  });

  test("has nothing of the demo in the feed of its products, and in what the API answers to everybody", async () => {
    const paths = Object.values(endpoints)
      .filter(({ access, call }) => access === "public" && call.method === "GET")
      .map(({ call }) => call.path);
    const ids: Record<string, string> = {
      ":variantId": "chettinad-checks--indigo",
      ":id": "chettinad-checks",
      ":name": "frame",
      ":couponId": "1",
    };
    const asked = [...paths, "/api/feed/merchant.xml"].map((path) =>
      path.replaceAll(/:\w+/g, (parameter) => ids[parameter] ?? "1"),
    );
    const statuses: number[] = [];
    for (const url of asked) {
      const { statusCode, body } = await api.app.inject(url);
      statuses.push(statusCode);
      expectOwn(url, body);
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10);
    const feed = await api.app.inject("/api/feed/merchant.xml");
    expect(feed.body).toContain("<title>Kovai &#60;Looms&#62; &#38; Sons</title>");
  });

  test("caches a share card for good under the version of its frame only", async () => {
    const { version } = await brand();
    const before = await api.app.inject("/share/chettinad-checks--indigo.jpg?v=1");
    expect([before.statusCode, before.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=60",
    ]);
    const frame = { ...parts.frame, name: "Other" };
    await shop.db.transaction((tx) =>
      replaceParts(tx, { ...parts, frame }, { now: shop.clock.now(), by: "asha" }),
    );
    expect((await brand()).version).not.toBe(version);
    const after = await api.app.inject("/share/chettinad-checks--indigo.jpg?v=1");
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
    await shop.db.transaction((tx) =>
      replaceParts(tx, parts, { now: shop.clock.now(), by: "asha" }),
    );
  });
});

const names = [
  "கோவை தறி நெசவு",
  "कोवै करघा",
  "نول كوفاي",
  "કોવઈ વણાટ",
  "Kovai Looms",
  "W".repeat(60),
  "क".repeat(60),
];

describe.each(names)("the name %s", (name) => {
  const own = ownBrand({ frame: { name, emblem } }, "shop", "1");

  test("is drawn on an invoice, which is one page", async () => {
    const { order, lines } = invoicePreviews.invoice;
    const pdf = (await renderInvoice(order, lines, own)).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf).not.toContain("(Pallu)");
  });

  test("is drawn on a share card", async () => {
    const card = shareCardOf({
      id: "1",
      name: "Temple border saree",
      colourName: "Red",
      image: "a.webp",
      offer: 100,
      list: 100,
    });
    const { content } = await drawShareCard(card, null, () => undefined, own);
    expect(await sharp(content).metadata()).toMatchObject({ width: 1200, height: 630 });
    const { content: demo } = await drawShareCard(card, null, () => undefined);
    expect(content.equals(demo)).toBe(false);
  });
});

test("an emblem that is a picture is drawn on a share card, and a broken one leaves the name", async () => {
  const own = ownBrand(
    { frame: { name: "Kovai Looms", emblem: { kind: "picture", picture: "mark.webp" } } },
    "shop",
    "1",
  );
  const card = shareCardOf({
    id: "1",
    name: "Saree",
    colourName: "",
    image: "a.webp",
    offer: 1,
    list: 1,
  });
  const mark = await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#ff0000" },
  })
    .png()
    .toBuffer();
  const redPixels = async (jpeg: Buffer): Promise<number> => {
    const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += 3)
      if (data[at]! > 200 && data[at + 1]! < 60 && data[at + 2]! < 60) count += 1;
    return count;
  };
  const errors: unknown[] = [];
  const draw = async (emblem: Buffer | null): Promise<number> =>
    redPixels(
      (await drawShareCard(card, null, (error) => errors.push(error), own, emblem)).content,
    );
  expect(await draw(mark)).toBeGreaterThan(1000);
  expect(await draw(null)).toBe(0);
  expect(errors).toEqual([]);
  expect(await draw(Buffer.from("no picture"))).toBe(0);
  expect(errors).toHaveLength(1);
});

test("an emblem that is a picture is on the invoice, and a broken or missing one leaves the name", async () => {
  const pictured = ownBrand(
    { frame: { name: "Kovai Looms", emblem: { kind: "picture", picture: "mark.400x300.webp" } } },
    "shop",
    "1",
  );
  const { order, lines } = invoicePreviews.invoice;
  const imagesIn = (pdf: Uint8Array): number =>
    Buffer.from(pdf)
      .toString("latin1")
      .match(/\/Subtype \/Image/g)?.length ?? 0;
  const draw = async (emblem: Buffer | null) =>
    drawInWorker("invoice", order, lines, pictured, emblem);
  const uploads = join(api.config.dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  const background = "#ff0000";
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .webp()
    .toFile(join(uploads, "mark.400x300.webp"));
  expect(imagesIn(await draw(await readEmblemPicture(api.config, pictured)))).toBe(1);
  expect(imagesIn(await draw(Buffer.from("no picture")))).toBe(0);
  await rm(join(uploads, "mark.400x300.webp"));
  expect(await readEmblemPicture(api.config, pictured)).toBeNull();
  expect(await readEmblemPicture(api.config, demoBrand)).toBeNull();
});

test("the mail of an order says how to pay, without marks of Markdown, if the shop has written it", () => {
  const order = {
    id: "PL-1",
    currency: "INR",
    fullName: "Asha",
    subTotalMinor: 100,
    totalMinor: 100,
  };
  const draft = { order, lines: [] } as unknown as DraftOrder;
  const recipient = { email: "asha@example.in", isProved: true };
  const payment = {
    methods: [{ name: "UPI", text: "kovai@bank" }],
    text: "Send a **picture** of it, as [here](https://kovai.in/pay).",
  };
  const textFor = (brand: ShopBrand): string => confirmationMail(recipient, draft, brand).text;
  expect(textFor(ownBrand({ ...parts, payment }, "shop", "1"))).toContain(
    "Total: ₹1\n\nHow to pay:\nUPI: kovai@bank\nSend a picture of it, as here (https://kovai.in/pay).\n\n",
  );
  for (const brand of [demoBrand, ownBrand(parts, "shop", "1")])
    expect(textFor(brand)).not.toContain("How to pay");
});

describe("the demo", () => {
  test("sends the mails that it always sent, byte for byte", async () => {
    const demo = await openOpsShop();
    const config = { ...api.config, publicUrl: undefined };
    expect(await readBrand(demo.db, config)).toEqual(demoBrand);
    const to = "asha@example.com";
    expect(codeMail(to, "123456", await readBrand(demo.db, config))).toEqual(mailPreviews.code);
    expect(mailPreviews.code.subject).toBe("Your Pallu one-time code");
    expect(mailPreviews.code.text.endsWith("\n\nPallu\nStore, Coimbatore, India\n")).toBe(true);
    const { order, lines } = invoicePreviews.invoice;
    expect(await renderInvoice(order, lines, demoBrand)).toEqual(await renderInvoice(order, lines));
    await demo.close();
  });
});
