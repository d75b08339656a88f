import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shopTimestamp } from "@pallu/contract";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { days, hours, addMs } from "../clock.ts";
import { auditEntries } from "../modules/audit/audit.tables.ts";
import { homeBanners, products } from "../modules/catalogue/catalogue.tables.ts";
import { mailRow } from "../modules/mail/mail.repo.ts";
import { outbox } from "../modules/mail/mail.tables.ts";
import { insertContact } from "../modules/messages/messages.repo.ts";
import { contactMessages } from "../modules/messages/messages.tables.ts";
import { applyRetention } from "../modules/privacy/retention.service.ts";
import { partHash } from "../modules/shop/shopParts.rules.ts";
import { shopParts } from "../modules/shop/shop.tables.ts";
import { users } from "../http/auth/users.tables.ts";
import { createStaffMember } from "../testing/deskStaff.ts";
import { OPERATOR, openOpsShop } from "../testing/opsCaller.ts";
import { openForFile } from "../testing/openForFile.ts";
import { commands } from "./commands.ts";

const shop = openForFile(openOpsShop);
beforeEach(async () => {
  await shop.db.delete(auditEntries);
});

/** Read-only commands. */
const reading = new Set([
  "audit",
  "banner:list",
  "catalogue:export",
  "coupon:list",
  "db:backup",
  "desk:list",
  "doctor",
  "doctor:database",
  "key:list",
  "mail:list",
  "message:list",
  "message:show",
  "newsletter:export",
  "order:export",
  "order:list",
  "redirect:list",
  "order:show",
  "report:sales",
  "shop:check",
  "shop:export",
  "shop:init",
  "stock:list",
  "user:export",
  "webhook:list",
]);

/** Tested elsewhere: restore.test.ts. */
const alone = new Set(["db:restore", "db:move"]);

/** Tested elsewhere: webhooks.test.ts. */
const webhooks = new Set([
  "webhook:add",
  "webhook:drop",
  "webhook:release",
  "webhook:remove",
  "webhook:replay",
]);

const person = { name: "Meena Canary", email: "meena.canary@pallu.test" };

const addOrder = async (): Promise<string> => {
  const id = `PL-${String(Math.random()).slice(2, 12)}`;
  await shop.db.execute(sql`
    INSERT INTO orders (id, submission_key, currency, sub_total_paise, discount_paise, sub_total_minor, discount_minor,
      total_minor, full_name, email, phone_no, town_city, zip_code, address_line_1, address_line_2, additional_text, created_at)
    VALUES (${id}, ${id}, 'INR', 1, 0, 1, 0, 1, ${person.name}, ${person.email}, '', '', '', '', '', '', now())`);
  return id;
};

const writeShop = async (name: string): Promise<{ folder: string; hash: string }> => {
  const folder = join(shop.folder, `shop-${Math.random()}`);
  await mkdir(folder);
  await writeFile(join(folder, "shop.json"), JSON.stringify({ version: 1, frame: { name } }));
  return { folder, hash: partHash({ name }) };
};

const hashes = (before: string | null) => ({
  before: { hash: before },
  after: { hash: expect.any(String) as string },
});

const addMessage = async (): Promise<string> => {
  await shop.db.delete(contactMessages);
  const message = { phoneNumber: "1", subject: "S", comments: "Canary Message" };
  await insertContact(shop.db, { ...person, ...message }, shop.clock.now());
  return (await shop.db.select().from(contactMessages))[0]?.id ?? "";
};

const addMail = async (change: { id: string; failedAt?: Date; heldAt?: Date }): Promise<void> => {
  const mail = { to: person.email, subject: "Canary Subject", text: "Canary Text" };
  await shop.db.insert(outbox).values({ ...mailRow(mail, shop.clock.now()), ...change });
};

const addStaff = async (email: string): Promise<string> => {
  await createStaffMember(shop.db, { role: "staff", email, now: shop.clock.now() });
  return email;
};

const fileWith = async (name: string, text: string): Promise<string> => {
  await writeFile(join(shop.folder, name), text);
  return name;
};

const state = (before: string, after: string) => ({
  before: { state: before },
  after: { state: after },
});

const hidden = (before: boolean, after: boolean) => ({
  before: { hidden: before },
  after: { hidden: after },
});

/** Moves a new order through some states, and returns its id. */
const orderAfter = async (...names: string[]): Promise<string> => {
  const id = await addOrder();
  for (const name of names) expect((await shop.ops(`order:${name}`, id)).code).toBe(0);
  await shop.db.delete(auditEntries);
  return id;
};

const move =
  (from: string[], before: string, after: string, ...options: string[]) =>
  async () => {
    const id = await orderAfter(...from);
    return {
      args: [id, "--reason", "Canary Reason", ...options],
      entries: [{ target: `order ${id}`, ...state(before, after) }],
    };
  };

interface Case {
  args: string[];
  entries: object[];
}

/** A call of each command that changes something, and its expected audit entries. */
const cases: Record<string, () => Promise<Case>> = {
  "order:confirm": move([], "placed", "confirmed"),
  "order:pack": move(["confirm"], "confirmed", "packed"),
  "order:ship": move(["confirm", "pack"], "packed", "shipped"),
  "order:deliver": move(["confirm", "pack", "ship"], "shipped", "delivered"),
  "order:cancel": move([], "placed", "cancelled", "--yes"),
  "order:return": move(["confirm", "pack", "ship"], "shipped", "returned", "--yes"),
  "order:paid": move([], "pending", "paid"),
  "order:unpaid": move([], "pending", "failed"),
  "order:refund": move(["paid"], "paid", "refunded", "--yes"),
  "order:tracking": async () => {
    const id = await orderAfter("confirm", "pack", "ship");
    return {
      args: [id, "CANARY 4711"],
      entries: [
        {
          target: `order ${id}`,
          before: { hasNumber: false, hasLink: false },
          after: { hasNumber: true, hasLink: false },
        },
      ],
    };
  },
  "order:change-address": async () => {
    const id = await orderAfter();
    return {
      args: [id, "--line1", "Canary Lane"],
      entries: [{ target: `order ${id}`, before: null, after: null }],
    };
  },
  "stock:set": async () => ({
    args: ["block-kurti--white", "7"],
    entries: [
      { target: "variant block-kurti--white", before: { onHand: 2 }, after: { onHand: 7 } },
    ],
  }),
  "stock:adjust": async () => ({
    args: ["block-kurti--white", "-3"],
    entries: [
      { target: "variant block-kurti--white", before: { onHand: 7 }, after: { onHand: 4 } },
    ],
  }),
  "stock:import": async () => ({
    args: [await fileWith("stock.csv", "variant,stock\nblock-kurti--white,9\n")],
    entries: [
      { target: "variant block-kurti--white", before: { onHand: 4 }, after: { onHand: 9 } },
    ],
  }),
  "price:set": async () => ({
    args: ["block-kurti", "999.5"],
    entries: [
      {
        target: "product block-kurti",
        before: { offerPricePaise: 129999, listPricePaise: 150000 },
        after: { offerPricePaise: 99950, listPricePaise: 150000 },
      },
    ],
  }),
  "price:import": async () => ({
    args: [await fileWith("prices.csv", "product,offer_price,list_price\nblock-kurti,899,1500\n")],
    entries: [
      {
        target: "product block-kurti",
        before: { offerPricePaise: 99950, listPricePaise: 150000 },
        after: { offerPricePaise: 89900, listPricePaise: 150000 },
      },
    ],
  }),
  "product:hide": async () => ({
    args: ["block-kurti"],
    entries: [{ target: "product block-kurti", ...hidden(false, true) }],
  }),
  "product:show": async () => ({
    args: ["block-kurti"],
    entries: [{ target: "product block-kurti", ...hidden(true, false) }],
  }),
  "variant:hide": async () => ({
    args: ["temple-border--peacock"],
    entries: [{ target: "variant temple-border--peacock", ...hidden(false, true) }],
  }),
  "variant:show": async () => ({
    args: ["temple-border--peacock"],
    entries: [{ target: "variant temple-border--peacock", ...hidden(true, false) }],
  }),
  "product:flag": async () => {
    await shop.ops("product:flag", "block-kurti--white", "--trending", "no");
    await shop.db.delete(auditEntries);
    return {
      args: ["block-kurti--white", "--trending", "yes"],
      entries: [
        {
          target: "variant block-kurti--white",
          before: { trending: false },
          after: { trending: true },
        },
      ],
    };
  },
  "banner:set": async () => {
    const [banner] = await shop.db.select().from(homeBanners).limit(1);
    return {
      args: ["home", "1", "--remove"],
      entries: [
        {
          target: "banner home 1",
          before: { picture: banner?.image },
          after: { picture: null },
        },
      ],
    };
  },
  "coupon:add": async () => ({
    args: ["DIWALI", "--percent", "10", "--until", "2097-01-01"],
    entries: [
      {
        target: "coupon DIWALI",
        before: null,
        after: {
          percent: 10,
          amountPaise: null,
          minimumPaise: 0,
          usesLeft: null,
          oncePerUser: false,
          until: "2097-01-01T23:59:59.999+05:30",
        },
      },
    ],
  }),
  "coupon:end": async () => ({
    args: ["DIWALI"],
    entries: [
      {
        target: "coupon DIWALI",
        before: { until: "2097-01-01T23:59:59.999+05:30" },
        after: { until: shopTimestamp(shop.clock.now()) },
      },
    ],
  }),
  "message:answer": async () => {
    const id = await addMessage();
    return {
      args: [id, "--text", "Canary Answer"],
      entries: [{ target: `message ${id}`, ...state("open", "answered") }],
    };
  },
  "message:close": async () => {
    const id = await addMessage();
    return { args: [id], entries: [{ target: `message ${id}`, ...state("open", "closed") }] };
  },
  "shop:import": async () => {
    const { folder } = await writeShop("Kovai Canary");
    return { args: [folder], entries: [{ target: "shop part frame", ...hashes(null) }] };
  },
  "shop:undo": async () => {
    await shop.db.delete(shopParts);
    const { folder, hash } = await writeShop("Kovai Canary");
    await shop.ops("shop:import", folder);
    await shop.db.delete(auditEntries);
    const entry = { target: "shop part frame", before: { hash }, after: { hash: null } };
    return { args: ["frame"], entries: [entry] };
  },
  "catalogue:import": async () => {
    await shop.ops("catalogue:export", "exported");
    return {
      args: ["exported"],
      entries: [
        { target: "catalogue", before: null, after: { import: "started" } },
        {
          target: "catalogue",
          before: null,
          after: { subcategories: 0, products: 0, variants: 0 },
        },
      ],
    };
  },
  "user:delete": async () => {
    const now = shop.clock.now();
    await shop.db.insert(users).values({
      id: "u-1",
      username: person.name,
      email: person.email,
      phonenumber: "9812345670",
      passwordHash: "none",
      createdAt: now,
      passwordChangedAt: now,
    });
    return {
      args: [person.email, "--yes"],
      entries: [{ target: "account u-1", before: { erased: false }, after: { erased: true } }],
    };
  },
  "customer:import": async () => ({
    args: [await fileWith("customers.csv", `name,email\n${person.name},${person.email}\n`)],
    entries: [{ target: "accounts", before: null, after: { new: 1, kept: 0 } }],
  }),
  "newsletter:import": async () => ({
    args: [await fileWith("consents.csv", `email,consented_at\n${person.email},2024-01-01\n`)],
    entries: [{ target: "newsletter", before: null, after: { new: 1, kept: 0 } }],
  }),
  "order:import": async () => ({
    args: [
      await fileWith(
        "orders.csv",
        `name,email,created_at,currency,total,lineitem_name,lineitem_quantity,lineitem_price\n1,${person.email},2024-01-01,INR,5,Cup,1,5\n`,
      ),
    ],
    entries: [{ target: "orders", before: null, after: { new: 1, kept: 0, ofAccounts: 1 } }],
  }),
  "redirect:import": async () => ({
    args: [await fileWith("redirects.csv", "from,to\n/old,/cart\n")],
    entries: [{ target: "redirects", before: null, after: { new: 1, changed: 0, same: 0 } }],
  }),
  "redirect:remove": async () => ({
    args: ["/old"],
    entries: [{ target: "redirect /old", before: { redirects: 1 }, after: { redirects: 0 } }],
  }),
  "key:add": async () => ({
    args: ["--name", "warehouse", "--scope", "stock:write", "--expires", "2097-01-01"],
    entries: [
      {
        target: "key warehouse",
        before: null,
        after: { scopes: "stock:write", expires: "2097-01-01T23:59:59+05:30" },
      },
    ],
  }),
  "desk:invite": async () => ({
    args: ["ravi@pallu.test", "--owner"],
    entries: [{ target: "staff ravi@pallu.test", before: null, after: { role: "owner" } }],
  }),
  "desk:reset": async () => ({
    args: [await addStaff("reset@pallu.test")],
    entries: [{ target: "staff reset@pallu.test", before: null, after: { invited: true } }],
  }),
  "desk:disable": async () => ({
    args: [await addStaff("disable@pallu.test")],
    entries: [
      {
        target: "staff disable@pallu.test",
        before: { disabled: false },
        after: { disabled: true },
      },
    ],
  }),
  "desk:enable": async () => {
    const email = await addStaff("enable@pallu.test");
    await shop.ops("desk:disable", email);
    await shop.db.delete(auditEntries);
    const states = { before: { disabled: true }, after: { disabled: false } };
    return { args: [email], entries: [{ target: `staff ${email}`, ...states }] };
  },
  "mail:retry": async () => {
    await addMail({ id: "m-1", failedAt: shop.clock.now() });
    return { args: ["m-1"], entries: [{ target: "mail m-1", ...state("failed", "waiting") }] };
  },
  "mail:release": async () => {
    await addMail({ id: "m-2", heldAt: shop.clock.now() });
    return { args: ["m-2"], entries: [{ target: "mail m-2", ...state("held", "waiting") }] };
  },
  "mail:drop": async () => {
    await addMail({ id: "m-3", heldAt: shop.clock.now() });
    const entry = { target: "mail m-3", before: { state: "held" }, after: null };
    return { args: ["m-3", "--yes"], entries: [entry] };
  },
  "key:revoke": async () => ({
    args: ["warehouse"],
    entries: [{ target: "key warehouse", before: { revoked: false }, after: { revoked: true } }],
  }),
  retention: async () => ({
    args: ["--yes"],
    entries: [{ target: "retention", before: null, after: { isConfirmed: true } }],
  }),
};

test("every command either reads alone or leaves an entry", () => {
  const known = [...reading, ...alone, ...webhooks, ...Object.keys(cases)];
  expect(commands.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

describe("a change by an operator", () => {
  test.each(Object.entries(cases))(
    "%s is one entry for each thing it changes",
    async (action, prepare) => {
      const { args, entries } = await prepare();
      expect(await shop.ops(action, ...args)).toMatchObject({ code: 0 });
      const stored = await shop.db.select().from(auditEntries).orderBy(auditEntries.id);
      expect(stored).toEqual(
        entries.map((entry) => ({
          id: expect.any(Number) as number,
          changedAt: shop.clock.now(),
          actorKind: "operator",
          actor: OPERATOR,
          action,
          undoes: null,
          ...entry,
        })),
      );
      expect(JSON.stringify(stored)).not.toMatch(/canary/i);
    },
  );

  test("that is refused or a dry run leaves none", async () => {
    const id = await addOrder();
    await shop.ops("order:deliver", id);
    await shop.ops("order:confirm", id, "--dry-run");
    await shop.ops("stock:set", "nothing", "1");
    await shop.ops("stock:adjust", "block-kurti--white", "-1000");
    await shop.ops("coupon:add", "DIWALI", "--percent", "10");
    await shop.ops("coupon:end", "NOSUCH");
    await shop.ops("message:close", "nothing");
    await shop.ops("retention");
    expect(await shop.db.$count(auditEntries)).toBe(0);
  });

  test.each([
    ["stock:set", "block-kurti--white", "41"],
    ["stock:adjust", "block-kurti--white", "+1"],
    ["coupon:add", "NEW-1", "--percent", "10"],
    ["price:set", "block-kurti", "500"],
  ])("%s is not made when its entry cannot be written", async (...args) => {
    const shown = async () => [
      (await shop.ops("stock:list", "--below", "1000")).lines,
      (await shop.ops("coupon:list")).lines,
      await shop.db.select({ price: products.offerPricePaise }).from(products),
    ];
    const before = await shown();
    await shop.db.execute(sql`ALTER TABLE audit_entries RENAME TO audit_gone`);
    try {
      expect((await shop.ops(...args)).code).toBe(1);
    } finally {
      await shop.db.execute(sql`ALTER TABLE audit_gone RENAME TO audit_entries`);
    }
    expect(await shown()).toEqual(before);
  });
});

describe("ops audit", () => {
  test("lists entries, newest first, from a day on, and as JSON", async () => {
    expect((await shop.ops("audit")).lines).toEqual(["Nothing was changed."]);
    await shop.ops("stock:set", "block-kurti--white", "1");
    shop.clock.advance(days(2));
    await shop.ops("stock:set", "block-kurti--white", "3");
    const { lines } = await shop.ops("audit");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("operator asha");
    expect(lines[1]).toMatch(/stock:set +variant block-kurti--white +onHand 1 +onHand 3$/);
    const since = shop.clock.now().toISOString().slice(0, 10);
    const json = await shop.ops("audit", "--since", since, "--json");
    expect(JSON.parse(json.lines[0] ?? "")).toMatchObject({
      page: 1,
      hasMore: false,
      entries: [{ action: "stock:set", before: { onHand: 1 }, after: { onHand: 3 } }],
    });
    expect((await shop.ops("audit", "--since", "yesterday")).code).toBe(2);
  });

  test("forgets entries when their time is over", async () => {
    for (let hour = 0; hour <= 24; hour++) {
      await applyRetention(shop);
      shop.clock.advance(hours(1));
    }
    const entryOf = (changedAt: Date) =>
      shop.db.insert(auditEntries).values({
        changedAt,
        actorKind: "operator",
        actor: OPERATOR,
        action: "stock:set",
        target: "variant v",
      });
    const oldest = addMs(shop.clock.now(), -days(shop.config.retention.audit));
    await entryOf(addMs(oldest, -1));
    await entryOf(addMs(oldest, 1));
    expect(await applyRetention(shop)).toMatchObject({ counts: { auditEntries: 1 } });
    expect(await shop.db.$count(auditEntries)).toBe(1);
  });
});
