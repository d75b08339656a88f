import { expect, it } from "vitest";
import { countLine } from "./outcome.mjs";
import {
  countTests,
  filesOfSuites,
  readArguments,
  splitFiles,
  suites,
  tellFailures,
  wants,
} from "./test.mjs";

const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
};

it("counts what passed and failed", () => {
  expect(countLine(countTests(report))).toBe("7 passed, 0 failed");
  expect(countLine(countTests({ ...report, numFailedTests: 2 }))).toBe("7 passed, 2 failed");
});

it("names skipped tests only when there are any", () => {
  expect(countLine(countTests({ ...report, numPendingTests: 1 }))).toBe(
    "7 passed, 0 failed, 1 skipped",
  );
});

it("counts a file that could not be loaded as a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  expect(countTests({ ...report, testResults: [broken] }).failed).toBe(1);
});

it("tells what failed", () => {
  const testResults = [
    {
      name: "/shop/e2e/buying/cart.test.ts",
      status: "failed",
      assertionResults: [
        { status: "passed", fullName: "one", failureMessages: [] },
        { status: "failed", fullName: "two", failureMessages: ["AssertionError: 1\n at x"] },
        {
          status: "failed",
          fullName: "three",
          failureMessages: ["Error: late\n\nReceived: 1\n\nCall log:\n x"],
        },
      ],
    },
    { name: "/shop/e2e/wish.test.ts", status: "failed", message: "no\nway", assertionResults: [] },
  ];
  expect(tellFailures({ testResults }, "/shop")).toEqual([
    "✗ e2e/buying/cart.test.ts > two: AssertionError: 1",
    "✗ e2e/buying/cart.test.ts > three: Error: late · Received: 1",
    "✗ e2e/wish.test.ts: no · way",
  ]);
});

it("reads our own options in both spellings, and leaves the rest to Vitest in its order", () => {
  expect(readArguments(["--project", "e2e", "-t", "cart", "--project=ui", "--bail=1"])).toEqual({
    projects: ["e2e", "ui"],
    rest: ["-t", "cart", "--bail=1"],
  });
  expect(readArguments(["--", "--changed", "main", "--pages=/,/faq", "e2e/cart"])).toEqual({
    projects: [],
    base: "main",
    pages: "/,/faq",
    rest: ["e2e/cart"],
  });
  expect(readArguments(["--postgres", "a.test.ts", "--changed=main~2"])).toEqual({
    projects: [],
    base: "main~2",
    version: "",
    rest: ["a.test.ts"],
  });
  expect(readArguments(["--postgres=18", "--engine=embedded", "--changed"])).toEqual({
    projects: [],
    base: "",
    engine: "embedded",
    version: "18",
    rest: [],
  });
});

it("a project is wanted by its name or because only others are left out", () => {
  expect(wants([], "e2e")).toBe(true);
  expect(wants(["e2e"], "e2e")).toBe(true);
  expect(wants(["stories:dark-rtl"], "stories")).toBe(true);
  expect(wants(["ui"], "e2e")).toBe(false);
  expect(wants(["!e2e"], "e2e")).toBe(false);
  expect(wants(["!e2e"], "stories")).toBe(true);
});

it("a test on real services runs with the program that it needs", () => {
  const [postgres, redis] = suites.map(({ files }) => files());
  expect(redis).toEqual(["services/redis.test.ts"]);
  expect(postgres).toContain("services/race.test.ts");
  expect(postgres).not.toContain("services/redis.test.ts");
});

it("files of tests go to the run that they belong to; what is no file of tests is left", () => {
  expect(
    splitFiles([
      "e2e/buying/cart.test.ts",
      "./tools/size.test.mjs",
      "packages/ui/src/components/Tag/Tag.stories.tsx",
      "resilience/services/race.test.ts",
      "-t",
      "cart",
      "e2e/delayed",
    ]),
  ).toEqual({
    journeys: ["e2e/buying/cart.test.ts"],
    others: ["tools/size.test.mjs"],
    stories: ["packages/ui/src/components/Tag/Tag.stories.tsx"],
    services: ["resilience/services/race.test.ts"],
    rest: ["-t", "cart", "e2e/delayed"],
  });
});

it("all tests on real services but the nightly ones are run, unless some are named, from either folder", () => {
  const all = filesOfSuites(suites, []);
  expect(all).toContain("services/race.test.ts");
  expect(all).not.toContain("services/killedImport.test.ts");
  const [postgres] = suites;
  const named = ["services/race.test.ts", "resilience/services/redis.test.ts"];
  expect(filesOfSuites(suites, named)).toEqual(["services/race.test.ts", "services/redis.test.ts"]);
  expect(filesOfSuites([postgres], named)).toEqual(["services/race.test.ts"]);
});
