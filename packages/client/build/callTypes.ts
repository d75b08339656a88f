import { calls, problemCodes } from "@pallu/contract";
import type { CallName } from "@pallu/contract";
import { endpoints, errorStatusesOf } from "@pallu/contract/schemas";
import type { Endpoint } from "@pallu/contract/schemas";
import { z } from "zod";

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema | false;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  description?: string;
}

const literals = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(" | ");

const isOpen = ({ additionalProperties }: Schema): boolean =>
  typeof additionalProperties === "object" && Object.keys(additionalProperties).length === 0;

const objectType = (schema: Schema): string => {
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const comment = part.description ? `/** ${part.description} */\n` : "";
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const [mark, absent] = required.has(name) ? ["", ""] : ["?", " | undefined"];
    return `${comment}${key}${mark}: ${typeOf(part)}${absent};`;
  });
  if (isOpen(schema)) members.push("[name: string]: unknown;");
  return `{\n${members.join("\n")}\n}`.replaceAll("\n", "\n  ").replace(/\n {2}\}$/, "\n}");
};

const typeOf = (schema: Schema): string => {
  const { type } = schema;
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(" | ");
  if (schema.$ref) return schema.$ref.replace("#/$defs/", "");
  if ("const" in schema) return literals([schema.const]);
  if (schema.enum) return literals(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  switch (type) {
    case "object":
      return objectType(schema);
    case "array":
      return schema.prefixItems
        ? `[${schema.prefixItems.map(typeOf).join(", ")}]`
        : `(${typeOf(schema.items || {})})[]`;
    case "integer":
      return "number";
    case "string":
    case "number":
    case "boolean":
    case "null":
      return type;
    default:
      throw new Error(`There is no type for ${JSON.stringify(schema)}`);
  }
};

/** Returns the type of a zod schema, and adds the named types that it refers to. */
const typeOfZod = (
  schema: z.ZodType,
  io: "input" | "output",
  named: Map<string, string>,
): string => {
  // In an object, because the outermost schema would not become a named type.
  const { properties, $defs } = z.toJSONSchema(z.object({ it: schema }), { io }) as Schema;
  for (const [name, part] of Object.entries($defs ?? {})) {
    const type = typeOf(part);
    if ((named.get(name) ?? type) !== type) throw new Error(`${name} has two types`);
    named.set(name, type);
  }
  return typeOf(properties?.["it"] ?? {});
};

const isSuccess = ([status]: [string, unknown]): boolean => Number(status) < 300;

const callType = (name: CallName, named: Map<string, string>): string => {
  const endpoint: Endpoint = endpoints[name];
  const { method, path } = calls[name];
  const responses = Object.entries(endpoint.responses)
    .filter(isSuccess)
    .map(([status, schema]) => `${status}: ${typeOfZod(schema, "output", named)};`);
  const declared = Object.keys(endpoint.responses).map(Number);
  const errors = new Set([
    ...errorStatusesOf(endpoint),
    ...declared.filter((status) => status >= 400),
  ]);
  return `  /** ${endpoint.summary}. */
  ${name}: {
    method: ${JSON.stringify(method)};
    path: ${JSON.stringify(path)};
    query: ${endpoint.query ? typeOfZod(endpoint.query, "input", named) : "never"};
    body: ${endpoint.body ? typeOfZod(endpoint.body, "input", named) : "never"};
    responses: { ${responses.join(" ")} };
    errors: ${[...errors].toSorted((a, b) => a - b).join(" | ")};
  };`;
};

/**
 * Returns the declarations of `contract.ts` for the published package: the types of all calls, written out, so that a
 * consumer needs neither zod nor the packages of this repository.
 */
export const writeCallTypes = (): string => {
  const named = new Map<string, string>();
  const members = (Object.keys(calls) as CallName[]).map((name) => callType(name, named));
  const codes = Object.entries(problemCodes).map(
    ([status, values]) => `  ${status}: ${literals(values)};`,
  );
  return `/** An id. Responses have text; requests may also use numbers. */
export type Id = string | number;

${[...named].map(([name, type]) => `export type ${name} = ${type};\n`).join("\n")}
/** All calls of the API. */
export interface Calls {
${members.join("\n")}
}

export type CallName = keyof Calls;

/** The codes of errors, by status. */
export interface ProblemCodes {
${codes.join("\n")}
}

export type ProblemStatus = keyof ProblemCodes;
export type ProblemCode<Status extends ProblemStatus = ProblemStatus> = ProblemCodes[Status];
export type QueryOf<Name extends CallName> = Calls[Name]["query"];
export type BodyOf<Name extends CallName> = Calls[Name]["body"];
export type ResponsesOf<Name extends CallName> = Calls[Name]["responses"];
export type ErrorStatus<Name extends CallName> = Calls[Name]["errors"];

export declare const calls: {
  readonly [Name in CallName]: {
    readonly method: Calls[Name]["method"];
    readonly path: Calls[Name]["path"];
  };
};

type ParamName<Path extends string> = Path extends \`\${string}:\${infer Rest}\`
  ? Rest extends \`\${infer Name}/\${infer Tail}\`
    ? Name | ParamName<Tail>
    : Rest
  : never;

export type ParamsOf<C extends { path: string }> = Record<ParamName<C["path"]>, Id>;
export declare const callPath: (call: { path: string }, params?: Record<string, Id>) => string;
`;
};
