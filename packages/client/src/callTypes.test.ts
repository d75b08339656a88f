import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calls } from "@pallu/contract";
import { afterAll, expect, test } from "vitest";
import { writeCallTypes } from "../build/callTypes.ts";

const folder = fileURLToPath(new URL("../node_modules/.cache/callTypes/", import.meta.url));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compares the published types of a call with those of its schemas. */
const agreement = Object.keys(calls)
  .map(
    (name) => `
same<published.BodyOf<"${name}">, source.BodyOf<"${name}">>(true);
same<published.QueryOf<"${name}">, source.QueryOf<"${name}">>(true);
same<published.ResponsesOf<"${name}">, source.ResponsesOf<"${name}">>(true);
same<published.ErrorStatus<"${name}">, source.ErrorStatus<"${name}">>(true);
same<published.ParamsOf<(typeof published.calls)["${name}"]>, source.ParamsOf<(typeof source.calls)["${name}"]>>(true);`,
  )
  .join("");

const compile = (text: string): string => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/contract.d.ts`, text);
  writeFileSync(
    `${folder}/agreement.ts`,
    `import type * as published from "./contract";
import type * as source from "@pallu/contract";
declare const same: <A, B>(agree: [A] extends [B] ? ([B] extends [A] ? true : false) : false) => void;
same<published.CallName, source.CallName>(true);
same<published.ProblemCode, source.ProblemCode>(true);
${agreement}
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
        lib: ["ES2023", "DOM"],
        types: [],
        allowImportingTsExtensions: true,
        skipLibCheck: true,
      },
      files: ["agreement.ts"],
    }),
  );
  const tsc = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
  try {
    execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

test("the published types of all calls are those of the schemas", () => {
  expect(compile(writeCallTypes())).toBe("");
}, 180_000);
