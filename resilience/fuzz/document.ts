import { z } from "zod";

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxItems?: number;
  pattern?: string;
}

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}

interface RawOperation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  security?: object[];
}

export interface OpenApi {
  paths?: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** One operation of the document. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  pathFields: Record<string, Schema>;
  queryFields: Record<string, Schema>;
  body: Schema | undefined;
  needsSession: boolean;
  /** Whether it requires a key of the merchant API instead. */
  needsKey: boolean;
  /** Body schemas by status. Null where the document defines no body. */
  answers: Map<number, z.ZodType | null>;
}

/** Whether no alternative is `{}`, which stands for no credentials. */
const requiresCredentials = (security: readonly object[] = []): boolean =>
  security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0);

/** Resolves `$ref`. */
const resolve = (schema: Schema, document: OpenApi): Schema => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    const found = document.components?.schemas?.[name];
    if (!found) throw new Error(`The document names ${schema.$ref}, which is not in it.`);
    return resolve(found, document);
  }
  const each = (list: Schema[] | undefined) => list?.map((one) => resolve(one, document));
  const { properties, items, anyOf, oneOf, allOf, ...rest } = schema;
  return {
    ...rest,
    ...(anyOf && { anyOf: each(anyOf) ?? [] }),
    ...(oneOf && { oneOf: each(oneOf) ?? [] }),
    ...(allOf && { allOf: each(allOf) ?? [] }),
    ...(items && { items: resolve(items, document) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, resolve(one, document)]),
      ),
    }),
  };
};

const jsonOf = (content: Record<string, { schema?: Schema }> | undefined): Schema | undefined =>
  content?.["application/json"]?.schema;

const operationOf = (
  path: string,
  method: string,
  raw: RawOperation,
  document: OpenApi,
): Operation => {
  const fieldsIn = (place: string): Record<string, Schema> =>
    Object.fromEntries(
      (raw.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, resolve(schema ?? {}, document)]),
    );
  const body = jsonOf(raw.requestBody?.content);
  const answers = new Map<number, z.ZodType | null>();
  for (const [status, { content }] of Object.entries(raw.responses ?? {})) {
    const schema = jsonOf(content);
    answers.set(
      Number(status),
      schema
        ? z.fromJSONSchema(resolve(schema, document) as Parameters<typeof z.fromJSONSchema>[0])
        : null,
    );
  }
  return {
    name: raw.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    pathFields: fieldsIn("path"),
    queryFields: fieldsIn("query"),
    body: body && resolve(body, document),
    needsSession: requiresCredentials(raw.security),
    needsKey: (raw.security ?? []).some((scheme) => "merchantKey" in scheme),
    answers,
  };
};

/** Returns every operation of an OpenAPI document. */
export const operationsOf = (document: OpenApi): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw, document)),
  );
