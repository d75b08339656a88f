import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildGraph } from "./moduleGraph.mjs";
import {
  changesSince,
  projectOf,
  readGraph,
  select,
  stepsWithRules,
  unnamedPages,
} from "./selection.mjs";
import { selectedSteps, steps } from "./verify.mjs";

const ofCi = steps.filter((step) => (step.in ?? ["ci"]).includes("ci"));

let graph;
beforeAll(() => {
  ({ graph } = readGraph());
}, 60_000);

const selected = (...files) => select(files, graph, ofCi);
const testsOf = (...files) => [...selected(...files).tests.keys()];
const stepsOf = (...files) => [...selected(...files).steps.keys()];

describe("a change touches", () => {
  it.each([
    ["packages/contract/src/totals.ts", "apps/store/src/features/cart/cart.money.test.ts"],
    ["packages/contract/src/money.ts", "apps/api/src/modules/orders/money.test.ts"],
    ["packages/contract/src/discount.ts", "apps/api/src/modules/coupons/coupons.test.ts"],
    ["packages/contract/src/totals.ts", "e2e/buying/journey.test.ts"],
    [
      "apps/api/src/modules/coupons/coupons.rules.ts",
      "apps/api/src/modules/coupons/coupons.test.ts",
    ],
    [
      "apps/api/src/modules/coupons/coupons.rules.ts",
      "apps/api/src/modules/orders/checkout.test.ts",
    ],
    ["apps/api/src/modules/coupons/coupons.rules.ts", "resilience/services/race.test.ts"],
    ["apps/api/src/modules/coupons/coupons.rules.ts", "e2e/buying/journey.test.ts"],
    ["apps/api/src/modules/cart/cart.repo.ts", "e2e/buying/cart.test.ts"],
    ["apps/api/src/modules/orders/checkout.service.ts", "e2e/buying/duplicateOrder.test.ts"],
    ["apps/api/src/modules/orders/checkout.service.ts", "resilience/services/race.test.ts"],
    [
      "apps/api/src/modules/catalogue/catalogueFilter.rules.ts",
      "apps/api/src/modules/catalogue/catalogueList.test.ts",
    ],
    ["apps/api/src/http/session.ts", "apps/api/src/modules/wishlist/wishlist.test.ts"],
    ["apps/api/src/http/session.ts", "e2e/account/expiredSession.test.ts"],
    ["apps/api/src/http/fairQueue.ts", "apps/api/src/http/fairness.test.ts"],
    ["apps/api/src/db/migrations/0001_x.sql", "apps/api/src/modules/cart/cart.test.ts"],
    [
      "apps/store/src/features/personalList/changeQueue.ts",
      "apps/store/src/routes/cart/CartPage.test.tsx",
    ],
    ["apps/store/src/features/personalList/changeQueue.ts", "e2e/loading/offline.test.ts"],
    ["apps/api/src/modules/mail/mail.service.ts", "e2e/account/email.test.ts"],
    ["apps/api/src/modules/mail/mail.service.ts", "apps/api/src/modules/mail/smtp.test.ts"],
    [
      "apps/api/src/modules/webhooks/webhooks.service.ts",
      "apps/api/src/modules/webhooks/webhooks.test.ts",
    ],
    ["apps/api/src/modules/privacy/privacy.service.ts", "apps/api/src/ops/restore.test.ts"],
    [
      "apps/store/src/features/cart/cart.rules.ts",
      "apps/store/src/routes/cart/CartPage.stories.tsx",
    ],
    ["apps/store/src/routes/catalogue/FilterForm.tsx", "e2e/catalogue/slider.test.ts"],
    [
      "apps/store/src/routes/catalogue/FilterForm.tsx",
      "apps/store/src/routes/catalogue/CataloguePage.test.tsx",
    ],
    ["apps/store/src/routes/faq/FaqPage.tsx", "e2e/loading/accordion.test.ts"],
    [
      "packages/ui/src/components/Button/Button.css.ts",
      "packages/ui/src/components/CouponField/CouponField.stories.tsx",
    ],
    ["packages/ui/src/components/Accordion/Accordion.tsx", "e2e/loading/accordion.test.ts"],
    ["packages/ui/src/components/Accordion/Accordion.tsx", "packages/ui/src/entries/api.test.ts"],
    ["packages/ui/src/tokens/contract.css.ts", "e2e/accessibility/computedStyle.test.ts"],
    [".storybook/withGlobals.tsx", "packages/ui/src/components/Link/Link.stories.tsx"],
    ["docs/shopkeeper.md", "apps/api/src/ops/handbook.test.ts"],
    ["docs/asvs.csv", "tools/asvs.test.mjs"],
    ["compose.yaml", "apps/api/src/deployment.test.ts"],
    ["tools/size.mjs", "tools/size.test.mjs"],
    ["tools/studio/pictures.ts", "tools/pictures.test.mjs"],
  ])("%s: %s", (file, test) => {
    expect(testsOf(file)).toContain(test);
  });

  it.each([
    ["apps/store/src/routes/faq/FaqPage.tsx", "apps/store/src/routes/cart/CartPage.test.tsx"],
    ["apps/store/src/routes/faq/FaqPage.tsx", "apps/store/src/routes/cart/CartPage.stories.tsx"],
    ["apps/store/src/routes/faq/FaqPage.tsx", "e2e/buying/cart.test.ts"],
    ["apps/store/src/routes/faq/FaqPage.tsx", "resilience/services/race.test.ts"],
    [
      "packages/ui/src/components/QuantityStepper/QuantityStepper.tsx",
      "packages/ui/src/components/Link/Link.stories.tsx",
    ],
    [
      "packages/ui/src/components/QuantityStepper/QuantityStepper.tsx",
      "apps/api/src/modules/cart/cart.test.ts",
    ],
    [
      "apps/api/src/modules/coupons/coupons.routes.ts",
      "apps/api/src/modules/wishlist/wishlist.test.ts",
    ],
    ["apps/api/src/modules/coupons/coupons.routes.ts", "e2e/loading/accordion.test.ts"],
    ["apps/api/src/modules/webhooks/webhooks.service.ts", "e2e/loading/accordion.test.ts"],
    [
      "apps/api/src/modules/coupons/coupons.routes.ts",
      "apps/store/src/routes/cart/CartPage.test.tsx",
    ],
  ])("not every test: %s leaves out %s", (file, test) => {
    expect(testsOf(file)).not.toContain(test);
  });

  it.each([
    "pnpm-lock.yaml",
    "package.json",
    "apps/api/package.json",
    "tsconfig.base.json",
    "vitest.config.ts",
    ".ci/run",
    "tools/verify.mjs",
    "tools/moduleGraph.mjs",
    "tools/browser.mjs",
    "tools/vitest.dom.ts",
  ])("everything: %s", (file) => {
    expect(selected("docs/page.md", file).everything).toBe(`${file} changed`);
  });

  it("the tests that name a path from before", () => {
    const texts = {
      "apps/store/src/routes/about/AboutPage.tsx": "",
      "apps/store/src/routes/about/route.ts": 'export const paths = ["/about-us"];',
      "apps/store/src/entryClient.tsx": 'import "./routes.ts";',
      "apps/store/src/routes.ts": 'import.meta.glob("./routes/*/route.ts");',
      "e2e/about.test.ts": "await page.goto(`${url}/about`);",
      "e2e/other.test.ts": "await page.goto(`${url}/contact`);",
    };
    const small = buildGraph(Object.keys(texts), (file) => texts[file] ?? "");
    const found = (readBefore) =>
      select(["apps/store/src/routes/about/route.ts"], { ...small, readBefore }).tests;
    expect([...found(() => "").keys()]).toEqual([]);
    expect([...found(() => 'export const paths = ["/about"];').keys()]).toEqual([
      "e2e/about.test.ts",
    ]);
  });

  it("everything, if no rule knows the file", () => {
    expect(selected("apps/store/public/new.bin").everything).toBe(
      "no rule knows what apps/store/public/new.bin touches",
    );
  });
});

describe("end-to-end tests that visit every page", () => {
  const pagesOf = (...files) => selected(...files).pages;

  it("visit the pages that a change touches", () => {
    expect(pagesOf("apps/store/src/routes/faq/FaqPage.tsx")).toEqual(["/faq"]);
    expect(pagesOf("apps/store/src/routes/faq/FaqPage.tsx", "docs/page.md")).toEqual(["/faq"]);
    expect(pagesOf("packages/ui/src/components/QuantityStepper/QuantityStepper.tsx")).toContain(
      "/cart",
    );
    expect(pagesOf("packages/ui/src/components/QuantityStepper/QuantityStepper.tsx")).not.toContain(
      "/faq",
    );
  });

  it("visit the pages that call the endpoints of a change", () => {
    expect(pagesOf("apps/api/src/modules/coupons/coupons.routes.ts")).toEqual(["/checkout"]);
  });

  it.each([
    "apps/store/src/sections/shell/Shell.tsx",
    "packages/ui/src/tokens/contract.css.ts",
    "apps/api/src/modules/cart/cart.repo.ts",
    "e2e/accessibility/screens.test.ts",
    "e2e/browser.ts",
  ])("visit all of them: %s", (file) => {
    expect(pagesOf(file, "apps/store/src/routes/faq/FaqPage.tsx")).toBeUndefined();
  });

  it("a page that a test opens and does not name is found", () => {
    expect(
      unnamedPages("e2e/loading/accordion.test.ts", [
        "/",
        "/faq",
        "/shipping-method",
        "/invoice/7",
        "/nowhere",
      ]),
    ).toEqual(["/invoice/7", "/nowhere"]);
    expect(unnamedPages("e2e/accessibility/screens.test.ts", ["/invoice/7", "/nowhere"])).toEqual(
      [],
    );
  });
});

describe("the steps", () => {
  it("of a guide are the check that every component has one, and the tests of what its page reads", () => {
    const guide = "packages/ui/src/components/Tag/Tag.mdx";
    expect(stepsOf(guide)).toEqual(expect.arrayContaining(["storyCoverage", "storybook", "tests"]));
    expect([...selected(guide).tests.keys()]).toContain("tools/componentFacts.test.mjs");
    expect([...selected("packages/ui/CHANGELOG.md").tests.keys()]).toContain(
      "tools/componentFacts.test.mjs",
    );
  });

  it("of a document are its checks: no build, types or lint", () => {
    expect(stepsOf("docs/page.md")).toEqual(["format", "tests"]);
    expect([...selected("docs/page.md").tests.keys()]).toEqual(["tools/documents.test.mjs"]);
    expect(stepsOf("docs/shopkeeper.md")).toEqual(["format", "tests"]);
    expect(stepsOf("docs/requirements.tsv")).toEqual(["format", "requirements", "tests"]);
  });

  it("of a component and of a page start no services and no fuzz tests", () => {
    for (const file of [
      "packages/ui/src/components/Tag/Tag.tsx",
      "apps/store/src/routes/faq/FaqPage.tsx",
    ]) {
      expect(stepsOf(file)).not.toContain("services");
      expect(stepsOf(file)).not.toContain("fuzz");
      expect(stepsOf(file)).toEqual(expect.arrayContaining(["build", "types", "lint", "tests"]));
    }
  });

  it("of a module of the API build no Storybook", () => {
    const found = stepsOf("apps/api/src/modules/coupons/coupons.routes.ts");
    expect(found).toEqual(
      expect.arrayContaining(["build", "types", "lint", "services", "fuzz", "tests"]),
    );
    expect(found).not.toContain("storybook");
    expect(found).not.toContain("package");
  });

  it("of a tool are those that run it", () => {
    expect(stepsOf("tools/budgets.json")).toContain("size");
    expect(stepsOf("tools/style.mjs")).toContain("style");
    expect(stepsOf("tools/style.mjs")).not.toContain("services");
  });

  it("are known by the names of the list", () => {
    const names = steps.map(({ name }) => name);
    expect(stepsWithRules.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("get the files of tests, those with services their own", () => {
    const selection = selected("apps/api/src/modules/coupons/coupons.rules.ts");
    const run = (name) =>
      selectedSteps(ofCi, selection).find((step) => step.name === name)?.run ?? [];
    expect(run("tests").slice(0, 4)).toEqual(["npx", "-y", "pnpm@12", "test"]);
    expect(run("tests")).toContain("apps/api/src/modules/coupons/coupons.test.ts");
    expect(run("tests").filter((file) => file.startsWith("resilience/"))).toEqual([]);
    expect(run("services")).toContain("resilience/services/race.test.ts");
    expect(selectedSteps(ofCi, { everything: "no base" })).toEqual(ofCi);
  });
});

describe("every test file", () => {
  it("belongs to a project, and a change of it selects it", () => {
    const tests = [...graph.files].filter(
      (file) =>
        /\.test\.\w+$|\.stories\.tsx$/.test(file) && !file.startsWith("packages/ui/consumers/"),
    );
    expect(tests.length).toBeGreaterThan(400);
    expect(tests.filter((file) => !projectOf(file))).toEqual([]);
    expect(tests.filter((file) => !selected(file).tests.has(file))).toEqual([]);
  });

  it("of each of the last 40 commits is selected by its commit", () => {
    const git = (...args) => execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 26 });
    const commits = git("log", "-40", "--no-merges", "--format=%H").trim().split("\n");
    if (commits.length < 40) console.info(`Only ${commits.length} commits are in this clone.`);
    const missing = commits.flatMap((commit) => {
      const changed = git(
        "diff-tree",
        "--no-commit-id",
        "--name-only",
        "--no-renames",
        "--root",
        "-r",
        commit,
      )
        .trim()
        .split("\n")
        .filter(Boolean);
      const { everything, tests } = select(changed, graph, [], (file) => graph.files.has(file));
      return everything
        ? []
        : changed.filter((file) => projectOf(file) && graph.files.has(file) && !tests.has(file));
    });
    expect(missing).toEqual([]);
  });
});

describe("the changes since a commit", () => {
  const folders = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  const newFolder = () => {
    const folder = mkdtempSync(path.join(tmpdir(), "pallu-selection-"));
    folders.push(folder);
    return folder;
  };
  const git = (folder, ...args) =>
    execFileSync(
      "git",
      [
        "-c",
        "user.name=Asha",
        "-c",
        "user.email=asha@pallu.test",
        "-c",
        "commit.gpgsign=false",
        ...args,
      ],
      { cwd: folder, encoding: "utf8" },
    ).trim();

  const newRepository = () => {
    const folder = newFolder();
    git(folder, "init", "--quiet");
    for (const name of ["kept", "removed", "moved"]) writeFileSync(path.join(folder, name), name);
    git(folder, "add", ".");
    git(folder, "commit", "--quiet", "-m", "one");
    return { folder, base: git(folder, "rev-parse", "HEAD") };
  };

  it("are those of commits and of the working tree: changed, deleted, renamed, new", () => {
    const { folder, base } = newRepository();
    git(folder, "mv", "moved", "there");
    git(folder, "commit", "--quiet", "-m", "two");
    rmSync(path.join(folder, "removed"));
    writeFileSync(path.join(folder, "a new one"), "");
    expect(changesSince(base, folder)).toEqual({
      commit: base,
      files: ["moved", "removed", "there", "a new one"],
    });
  });

  it("are unknown without a commit, and everything is run", () => {
    const { folder, base } = newRepository();
    const reason = (name) => changesSince(name, folder).unknown;
    expect(reason(undefined)).toBe("no commit was named to compare with");
    expect(reason("")).toBe("no commit was named to compare with");
    expect(reason("0".repeat(40))).toBe("no commit was named to compare with");
    expect(reason("no-such-branch")).toBe("the commit no-such-branch is not in this clone");
    expect(reason("--all")).toBe("the commit --all is not in this clone");
    expect(reason(base)).toBe(`nothing differs from ${base}`);
    expect(changesSince(base, newFolder()).unknown).toBe("this is no checkout of Git");
  });

  it("are unknown in a shallow clone without the commit", () => {
    const { folder, base } = newRepository();
    writeFileSync(path.join(folder, "kept"), "two");
    git(folder, "commit", "--quiet", "-am", "two");
    const clone = newFolder();
    git(clone, "clone", "--quiet", "--depth=1", `file://${folder}`, ".");
    expect(changesSince(base, clone).unknown).toBe(
      `the commit ${base} is not in this clone, which is shallow`,
    );
  });
});
