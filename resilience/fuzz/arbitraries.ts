import fc from "fast-check";
import type { Operation, Schema } from "./document.ts";

/** How a request deviates from a valid one. */
export const kinds = [
  "valid",
  "boundary",
  "mutated",
  "wrong type",
  "wrong method",
  "wrong content type",
] as const;
export type Kind = (typeof kinds)[number];

/** The callers. */
export const actors = [
  "owner by token",
  "owner by cookie",
  "stranger by token",
  "nobody",
  "made-up token",
  "cookie without its token",
] as const;
export type Actor = (typeof actors)[number];

export interface Draft {
  operation: Operation;
  kind: Kind;
  actor: Actor;
  method: string;
  url: string;
  contentType: string | undefined;
  /** The serialized body. */
  body: string | undefined;
}

/** Valid values of the shop, by the suffix of a field's name. */
export interface Known {
  users: string[];
  variants: string[];
  products: string[];
  carts: string[];
  orders: string[];
  texts: string[];
}

const hostile: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  "\0",
  "\u0000x",
  "\r\nBcc: x@y.z",
  "../../etc/passwd",
  "%00",
  "'; DROP TABLE orders; --",
  "{{7*7}}",
  "\u202e\u{1f9f5}\ud800",
  "ı".repeat(300),
  "x".repeat(5000),
  0,
  -0,
  -1,
  0.1,
  1e21,
  2_147_483_648,
  9_007_199_254_740_991,
  [],
  [[]],
  {},
  { $ne: null },
  { toString: 1 },
  { constructor: { prototype: { polluted: true } } },
];

const wordsFor = (name: string, known: Known): readonly string[] => {
  if (/user/i.test(name) || name === "id") return [...known.users, ...known.products];
  if (/variant/i.test(name)) return [...known.variants, ...known.products];
  if (/cart/i.test(name)) return known.carts;
  if (/order/i.test(name)) return known.orders;
  if (/product|after/i.test(name)) return known.products;
  return known.texts;
};

const textOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> => {
  const maxLength = Math.min(schema.maxLength ?? 60, 60);
  const minLength = Math.min(schema.minLength ?? 0, maxLength);
  const words = wordsFor(name, known);
  const plain = fc.string({ minLength, maxLength, unit: "grapheme" });
  const digits = fc.stringMatching(/^\d{10,15}$/);
  return schema.pattern?.includes("\\d{10")
    ? digits
    : fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: plain },
      );
};

const numberOf = (schema: Schema): fc.Arbitrary<unknown> => {
  const low = schema.minimum ?? schema.exclusiveMinimum ?? -1000;
  const high = schema.maximum ?? 1000;
  return schema.type === "integer"
    ? fc.oneof(
        fc.integer({ min: Math.max(low, 0), max: 3 }),
        fc.integer({ min: Math.max(low, -1e9), max: Math.min(high, 1e9) }),
      )
    : fc.oneof(
        fc.integer({ min: 0, max: 100_000 }),
        fc.double({ min: Math.max(low, -1e9), max: Math.min(high, 1e9), noNaN: true }),
      );
};

/** Generates valid values of a schema. */
const valueOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return fc.oneof(...some.map((one) => valueOf(one, name, known)));
  switch (schema.type) {
    case "string":
      return textOf(schema, name, known);
    case "integer":
    case "number":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valueOf(schema.items ?? {}, name, known), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, one]) => [
            key,
            valueOf(one, key, known),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

/** Generates boundary values of a schema, and values just outside. */
const edgeOf = (schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> => {
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return fc.oneof(...some.map((one) => edgeOf(one, name, known)));
  switch (schema.type) {
    case "string": {
      const most = schema.maxLength ?? 200;
      return fc.constantFrom(
        ...[0, 1, most - 1, most, most + 1].map((length) => "a".repeat(Math.max(0, length))),
      );
    }
    case "integer":
    case "number": {
      const edges = [schema.minimum, schema.maximum, 0].filter((edge) => edge !== undefined);
      return fc.constantFrom(...edges.flatMap((edge) => [edge - 1, edge, edge + 1]), 0.5, -0.5);
    }
    case "array": {
      const most = (schema.maxItems ?? 20) + 1;
      return fc
        .tuple(valueOf(schema.items ?? {}, name, known), fc.constantFrom(0, 1, most - 1, most))
        .map(([item, count]) => Array.from({ length: count }, () => item));
    }
    case "object":
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, one]) => [
            key,
            fc.oneof(edgeOf(one, key, known), valueOf(one, key, known)),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return valueOf(schema, name, known);
  }
};

/** Introduces one error into a valid value: removes or adds a field, or changes its type. */
const mutate = (value: unknown, at: number, bad: unknown, mutation: number): unknown => {
  if (Array.isArray(value))
    return value.length === 0
      ? [bad]
      : value.with(at % value.length, mutate(value[at % value.length], at, bad, mutation));
  if (typeof value !== "object" || value === null) return bad;
  const entries = Object.entries(value);
  const chosen = entries[at % Math.max(1, entries.length)];
  if (!chosen) return bad;
  const [key, inner] = chosen;
  if (mutation === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (mutation === 1) return { ...value, [`${key}s`]: bad, __proto: bad };
  return { ...value, [key]: mutation === 2 ? mutate(inner, at + 1, bad, mutation) : bad };
};

const mutated = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(right, fc.nat(20), fc.constantFrom(...hostile), fc.nat(3))
    .map(([value, at, bad, mutation]) => mutate(value, at, bad, mutation));

const brokenTexts = [
  "",
  "{",
  '{"a":1',
  "[1,]",
  "nul",
  '{"__proto__":{"x":1}}',
  '{"a":1e309}',
  "\u0000",
  "<a/>",
];

const bodyOf = (
  operation: Operation,
  kind: Kind,
  known: Known,
): fc.Arbitrary<string | undefined> => {
  const { body } = operation;
  if (!body)
    return kind === "wrong type" ? fc.constantFrom("{}", "[]", undefined) : fc.constant(undefined);
  const right = valueOf(body, "body", known);
  const text = (value: fc.Arbitrary<unknown>) => value.map((one) => JSON.stringify(one) ?? "");
  if (kind === "boundary") return text(edgeOf(body, "body", known));
  if (kind === "mutated") return text(mutated(right));
  if (kind === "wrong type")
    return fc.oneof(text(fc.jsonValue({ maxDepth: 3 })), fc.constantFrom(...brokenTexts));
  return text(right);
};

const segmentOf = (schema: Schema, name: string, kind: Kind, known: Known) => {
  const wild = fc
    .constantFrom(...hostile)
    .map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  const right = valueOf(schema, name, known).map(String);
  const edge = edgeOf(schema, name, known).map(String);
  const found =
    kind === "boundary"
      ? edge
      : kind === "mutated" || kind === "wrong type"
        ? fc.oneof(wild, right)
        : right;
  return (
    found
      .map((text) => encodeURIComponent(Buffer.from(text).toString()))
      // Dot segments in a URL change the path, even when percent-encoded.
      .filter((text) => text !== "." && text !== "..")
  );
};

const urlOf = (operation: Operation, kind: Kind, known: Known): fc.Arbitrary<string> => {
  const segments = Object.entries(operation.pathFields).map(([name, schema]) =>
    segmentOf(schema, name, kind, known).map((text): [string, string] => [name, text]),
  );
  const queries = Object.entries(operation.queryFields).map(([name, schema]) =>
    fc.option(
      segmentOf(schema, name, kind, known).map((text) => `${name}=${text}`),
      { nil: "" },
    ),
  );
  return fc.tuple(fc.tuple(...segments), fc.tuple(...queries)).map(([values, query]) => {
    const path = values.reduce(
      (filled, [name, text]) => filled.replace(`{${name}}`, () => text),
      operation.path,
    );
    const search = query.filter(Boolean).join("&");
    return search === "" ? path : `${path}?${search}`;
  });
};

/** Normalizes a path, because two calls may use different names for a parameter. */
const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, "{}");

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH"];
const contentTypes = [
  "text/plain",
  "application/xml",
  "multipart/form-data; boundary=x",
  "application/json; charset=latin1",
  "x",
  undefined,
];

/** Generates requests of every kind to all operations, as every caller. */
export const requestTo = (operations: readonly Operation[], known: Known): fc.Arbitrary<Draft> =>
  fc
    .record({
      operation: fc.constantFrom(...operations),
      kind: fc.oneof(
        { weight: 4, arbitrary: fc.constant<Kind>("valid") },
        { weight: 6, arbitrary: fc.constantFrom(...kinds) },
      ),
      actor: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom<Actor>("owner by token", "owner by cookie") },
        { weight: 5, arbitrary: fc.constantFrom(...actors) },
      ),
    })
    .chain(({ operation, kind, actor }) => {
      const taken = operations
        .filter(({ path }) => shapeOf(path) === shapeOf(operation.path))
        .map(({ method }) => method);
      const others = methods.filter((method) => !taken.includes(method));
      return fc.record({
        operation: fc.constant(operation),
        kind: fc.constant(kind),
        actor: fc.constant(actor),
        method:
          kind === "wrong method" ? fc.constantFrom(...others) : fc.constant(operation.method),
        url: urlOf(operation, kind, known),
        body: bodyOf(operation, kind, known),
        contentType:
          kind === "wrong content type"
            ? fc.constantFrom(...contentTypes)
            : fc.constant("application/json"),
      });
    });
