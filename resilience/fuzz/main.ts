/**
 * `pnpm fuzz`: sends valid and invalid requests, generated from the OpenAPI document, as every kind of caller. A response
 * that the document does not describe is a fault.
 *
 *   pnpm fuzz                     3,000 requests; CI sends 500
 *   pnpm fuzz --requests 50000
 *   pnpm fuzz --seed 7            reproduces the requests
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { openCount } from "../../tools/outcome.mjs";
import { actors, kinds, requestTo } from "./arbitraries.ts";
import type { Actor, Draft, Known } from "./arbitraries.ts";
import type { Operation } from "./document.ts";
import { faultOfRequest } from "./faults.ts";
import { seedBugs, seededBugs } from "./seededBugs.ts";
import { byCookie, byToken, openTarget } from "./target.ts";
import type { Member, Target } from "./target.ts";

const BATCH_SIZE = 250;

interface Members {
  owner: Member;
  stranger: Member;
}

interface Tally {
  requests: number;
  statuses: Map<number, number>;
  /** Number of requests by kind and by caller. */
  drawn: Map<string, number>;
  /** The first request of each fault. */
  faults: Map<string, string>;
}

const headersOf = (actor: Actor, { owner, stranger }: Members): Record<string, string> => {
  switch (actor) {
    case "owner by token":
      return byToken(owner);
    case "owner by cookie":
      return byCookie(owner);
    case "stranger by token":
      return byToken(stranger);
    case "made-up token":
      return { authorization: "Bearer made-up" };
    case "cookie without its token":
      return { cookie: `sid=${owner.cookie}` };
    case "nobody":
      return {};
  }
};

const idsIn = async (
  target: Target,
  url: string,
  name: string,
  owner: Member,
): Promise<string[]> => {
  const { status, text } = await target.send({ method: "GET", url, headers: byToken(owner) });
  return status === 200
    ? [...text.matchAll(new RegExp(`"${name}":"([^"]+)"`, "g"))]
        .slice(0, 12)
        .map(([, id = ""]) => id)
    : [];
};

/** Returns ids that currently exist. */
const readKnownIds = async (target: Target, { owner, stranger }: Members): Promise<Known> => ({
  users: [owner.id, owner.id, owner.id, stranger.id, "nobody"],
  variants: await idsIn(target, "/api/product-variants", "productVariantId", owner),
  products: await idsIn(target, "/api/products", "productId", owner),
  carts: [...(await idsIn(target, `/api/cart/${owner.id}`, "cartId", owner)), "no-such-line"],
  orders: [...(await idsIn(target, `/api/orders/user/${owner.id}`, "orderId", owner)), "PL-0"],
  texts: [
    "Asha",
    "demo@pallu.test",
    "asha@fuzz.example",
    "WELCOME10",
    "9876543210",
    "weave-and-wear-26",
    "123456",
    "INR",
  ],
});

/** Renews the session, or creates a new member when the account was deleted. */
const ensureSession = (target: Target, member: Member): Promise<Member> =>
  target.renew(member).catch(() => target.newMember());

const isSession = ({ url }: Draft): boolean => url.includes("logout") || url.includes("password");

const send = async (
  target: Target,
  members: Members,
  draft: Draft,
  tally: Tally,
): Promise<void> => {
  const answer = await target.send({
    method: draft.method,
    url: draft.url,
    headers: {
      ...(draft.operation.needsKey && draft.actor === "owner by token"
        ? { authorization: `Bearer ${target.key}` }
        : headersOf(draft.actor, members)),
      ...(draft.contentType === undefined || draft.body === undefined
        ? {}
        : { "content-type": draft.contentType }),
    },
    body: draft.body,
  });
  const count = <Key>(map: Map<Key, number>, key: Key) => map.set(key, (map.get(key) ?? 0) + 1);
  tally.requests++;
  count(tally.statuses, answer.status);
  count(tally.drawn, draft.kind);
  count(tally.drawn, draft.actor);
  const fault = faultOfRequest(draft, answer, members.owner.id);
  if (fault !== null && !tally.faults.has(`${draft.operation.name} ${fault}`))
    tally.faults.set(
      `${draft.operation.name} ${fault}`,
      `${draft.kind}, ${draft.actor}: ${draft.method} ${draft.url.slice(0, 300)} ${draft.contentType ?? ""} ${draft.body?.slice(0, 300) ?? ""}`,
    );
};

const fuzz = async (
  target: Target,
  operations: readonly Operation[],
  { seed, requests }: { seed: number; requests: number },
): Promise<Tally> => {
  const tally: Tally = { requests: 0, statuses: new Map(), drawn: new Map(), faults: new Map() };
  const members = { owner: await target.newMember(), stranger: await target.newMember() };
  for (let batch = 0; tally.requests < requests; batch++) {
    members.owner = await ensureSession(target, members.owner);
    members.stranger = await ensureSession(target, members.stranger);
    const known = await readKnownIds(target, members);
    const numRuns = Math.min(BATCH_SIZE, requests - tally.requests);
    for (const draft of fc.sample(requestTo(operations, known), { numRuns, seed: seed + batch })) {
      await send(target, members, draft, tally);
      // A logged-out caller continues with a new session.
      if (isSession(draft)) members.owner = await ensureSession(target, members.owner);
    }
  }
  return tally;
};

const print = (text: string): void => console.info(text);

const list = (map: ReadonlyMap<string | number, number>): string =>
  [...map]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");

/** Negative control: runs the same search on a copy with seeded bugs. It must find all of them. */
const runNegativeControl = async (seed: number): Promise<boolean> => {
  const target = await openTarget(seedBugs);
  const seeded = target.operations.filter(({ name }) => seededBugs.has(name));
  const { faults } = await fuzz(target, seeded, { seed, requests: 1200 });
  await target.close();
  const missing = [...seededBugs].filter(([name, bug]) => !faults.has(`${name} ${bug}`));
  print(
    missing.length === 0
      ? `control: all ${seededBugs.size} seeded bugs were found`
      : `control: SEEDED BUGS WERE NOT FOUND: ${missing.map(([name]) => name).join(", ")}`,
  );
  return missing.length === 0;
};

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { requests: { type: "string", default: "3000" }, seed: { type: "string" } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const requests = Number(values.requests);
const began = performance.now();

const target = await openTarget();
print(
  `Fuzz of ${target.operations.length} calls, ${kinds.length} kinds of requests by ${actors.length} kinds of callers, seed ${seed} (again with --seed ${seed})`,
);
const tally = await fuzz(target, target.operations, { seed, requests });
await target.close();

print(`${tally.requests} requests: ${list(tally.drawn)}`);
print(`answers: ${list(tally.statuses)}`);
for (const [fault, request] of tally.faults) print(`FAULT ${fault}\n      ${request}`);
print(
  `G6: ${tally.requests} requests, ${tally.faults.size} faults, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
const isFound = await runNegativeControl(seed);
const count = openCount();
for (const isGood of [tally.faults.size === 0, isFound]) count.judge(isGood);
count.end();
process.exit();
