import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calls } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import type { Endpoint } from "@pallu/contract/schemas";
import openapiTypescript, { astToString } from "openapi-typescript";
import { afterAll, expect, test } from "vitest";
import { createTestApi } from "../testing/index.ts";

const folder = fileURLToPath(new URL("../../node_modules/.cache/openapi/", import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const comparison = (name: keyof typeof calls): string => {
  const endpoint: Endpoint = endpoints[name];
  const statuses = Object.keys(endpoint.responses).filter((status) => Number(status) < 300);
  const operation = `operations["${name}"]`;
  const json = `["content"]["application/json"]`;
  return [
    ...(endpoint.body
      ? [`same<${operation}["requestBody"]${json}, source.BodyOf<"${name}">>(true);`]
      : []),
    ...(endpoint.query
      ? [`same<NonNullable<${operation}["parameters"]["query"]>, source.QueryOf<"${name}">>(true);`]
      : []),
    ...(endpoint.params
      ? [
          `same<${operation}["parameters"]["path"], source.ParamsOf<(typeof source.calls)["${name}"]>>(true);`,
        ]
      : []),
    ...statuses.map(
      (status) =>
        `same<${operation}["responses"][${status}]${json}, source.ResponsesOf<"${name}">[${status}]>(true);`,
    ),
    `same<Exclude<keyof ${operation}["responses"], ${statuses.join(" | ")} | 304>, source.ErrorStatus<"${name}">>(true);`,
    `same<${operation}["responses"][500]${json}["code"], source.ProblemCode>(true);`,
  ].join("\n");
};

const compile = (document: string): string => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/document.ts`, document);
  writeFileSync(
    `${folder}/agreement.ts`,
    `import type { operations } from "./document";
import type * as source from "@pallu/contract";
declare const same: <A, B>(agree: [A] extends [B] ? ([B] extends [A] ? true : false) : false) => void;
${(Object.keys(calls) as (keyof typeof calls)[]).map(comparison).join("\n")}
`,
  );
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: "esnext",
        moduleResolution: "bundler",
        target: "es2022",
        lib: ["ES2023"],
        types: [],
        allowImportingTsExtensions: true,
        skipLibCheck: true,
      },
      files: ["agreement.ts", "document.ts"],
    }),
  );
  const tsc = fileURLToPath(
    new URL("../../../../node_modules/typescript/bin/tsc", import.meta.url),
  );
  try {
    execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

test("openapi-typescript makes types of the document that agree with those of the schemas", async () => {
  const api = await createTestApi({ seed: "none" });
  const document = (await api.app.inject({ url: "/api/openapi.json" })).body;
  await api.close();
  const types = astToString(await openapiTypescript(document, { defaultNonNullable: false }));
  expect(compile(types)).toBe("");
}, 180_000);
