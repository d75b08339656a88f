/**
 * `pnpm fuzz`: sends valid and invalid requests, generated from the OpenAPI document, as every kind of caller. Also
 * runs model-based tests of shoppers with random steps. A response that the document does not describe is a fault.
 *
 *   pnpm fuzz                     3,000 requests, as CI runs it
 *   pnpm fuzz --requests 50000
 *   pnpm fuzz --seed 7            reproduces the requests
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import { askers, kinds, requestTo } from "./arbitraries.ts";
import type { Asker, Draft, Known } from "./arbitraries.ts";
import type { Operation } from "./document.ts";
import { faultOfRequest } from "./judge.ts";
import { plantFaults, plantGreed, plantedFaults } from "./seededBugs.ts";
import { walkShoppers } from "./shopper.ts";
import { byCookie, byToken, openTarget } from "./target.ts";
import type { Member, Target } from "./target.ts";

const BATCH = 250;
/** Share of model-based steps among the requests. */
const WALKING = 0.2;

interface Cast {
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

const headersOf = (asker: Asker, { owner, stranger }: Cast): Record<string, string> => {
  switch (asker) {
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
  const { status, text } = await target.ask({ method: "GET", url, headers: byToken(owner) });
  return status === 200
    ? [...text.matchAll(new RegExp(`"${name}":"([^"]+)"`, "g"))]
        .slice(0, 12)
        .map(([, id = ""]) => id)
    : [];
};

/** Returns ids that currently exist. */
const knownTo = async (target: Target, { owner, stranger }: Cast): Promise<Known> => ({
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
const alive = (target: Target, member: Member): Promise<Member> =>
  target.renew(member).catch(() => target.newMember());

const isSession = ({ url }: Draft): boolean => url.includes("logout") || url.includes("password");

const send = async (target: Target, cast: Cast, draft: Draft, tally: Tally): Promise<void> => {
  const answer = await target.ask({
    method: draft.method,
    url: draft.url,
    headers: {
      ...(draft.operation.needsKey && draft.asker === "owner by token"
        ? { authorization: `Bearer ${target.key}` }
        : headersOf(draft.asker, cast)),
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
  count(tally.drawn, draft.asker);
  const fault = faultOfRequest(draft, answer, cast.owner.id);
  if (fault !== null && !tally.faults.has(`${draft.operation.name} ${fault}`))
    tally.faults.set(
      `${draft.operation.name} ${fault}`,
      `${draft.kind}, ${draft.asker}: ${draft.method} ${draft.url.slice(0, 300)} ${draft.contentType ?? ""} ${draft.body?.slice(0, 300) ?? ""}`,
    );
};

const fuzz = async (
  target: Target,
  operations: readonly Operation[],
  { seed, requests }: { seed: number; requests: number },
): Promise<Tally> => {
  const tally: Tally = { requests: 0, statuses: new Map(), drawn: new Map(), faults: new Map() };
  const cast = { owner: await target.newMember(), stranger: await target.newMember() };
  for (let batch = 0; tally.requests < requests; batch++) {
    cast.owner = await alive(target, cast.owner);
    cast.stranger = await alive(target, cast.stranger);
    const known = await knownTo(target, cast);
    const numRuns = Math.min(BATCH, requests - tally.requests);
    for (const draft of fc.sample(requestTo(operations, known), { numRuns, seed: seed + batch })) {
      await send(target, cast, draft, tally);
      // A logged-out caller continues with a new session.
      if (isSession(draft)) cast.owner = await alive(target, cast.owner);
    }
  }
  return tally;
};

const tell = (text: string): void => console.info(text);

const list = (map: ReadonlyMap<string | number, number>): string =>
  [...map]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");

/** Negative control: runs the same search on a copy with seeded bugs. It must find all of them. */
const controls = async (seed: number): Promise<boolean> => {
  const target = await openTarget((app) => {
    plantFaults(app);
    plantGreed(app);
  });
  const planted = target.operations.filter(({ name }) => plantedFaults.has(name));
  const { faults } = await fuzz(target, planted, { seed, requests: 1200 });
  const { fault } = await walkShoppers(target, { seed, atLeast: 1200 });
  await target.close();
  const found = planted.map(({ name }) =>
    [...faults.keys()].filter((key) => key === `${name} ${plantedFaults.get(name)}`),
  );
  const isFound =
    planted.length === plantedFaults.size &&
    found.every(({ length }) => length > 0) &&
    fault !== null;
  tell(
    `control: ${isFound ? "all five planted faults were found" : "PLANTED FAULTS WERE NOT FOUND"}`,
  );
  for (const names of [...found, [fault ?? "the greedy cart was not found"]])
    tell(`  ${names[0] ?? "none"}`);
  return isFound;
};

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { requests: { type: "string", default: "3000" }, seed: { type: "string" } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const requests = Number(values.requests);
const began = performance.now();

const target = await openTarget();
tell(
  `Fuzz of ${target.operations.length} calls, ${kinds.length} kinds of requests by ${askers.length} sorts of askers, seed ${seed} (again with --seed ${seed})`,
);
const tally = await fuzz(target, target.operations, {
  seed,
  requests: Math.ceil(requests * (1 - WALKING)),
});
const walked = await walkShoppers(target, { seed, atLeast: Math.floor(requests * WALKING) });
await target.close();

tell(`${tally.requests} requests: ${list(tally.drawn)}`);
tell(`answers: ${list(tally.statuses)}`);
tell(`${walked.walks} shoppers went ${walked.requests} steps beside their model`);
for (const [fault, request] of tally.faults) tell(`FAULT ${fault}\n      ${request}`);
if (walked.fault !== null) tell(`FAULT of a shopper, ${walked.fault}`);
const isClean = tally.faults.size === 0 && walked.fault === null;
tell(
  `G6: ${tally.requests + walked.requests} requests, ${tally.faults.size + (walked.fault === null ? 0 : 1)} faults, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
const isFound = await controls(seed);
const passed = [isClean, isFound].filter(Boolean).length;
tell(`${passed} passed, ${2 - passed} failed`);
process.exit(passed === 2 ? 0 : 1);
