import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import {
  importViolation,
  locationViolation,
  requiredPackages,
  requiredViolations,
} from "./boundaries.mjs";
import { importsOf, read, root } from "./sources.mjs";

const store = "apps/store/src";
const api = "apps/api/src";
const ui = "packages/ui/src";

describe("an import that is refused", () => {
  it.each([
    [`${ui}/components/Price/Price.tsx`, "@pallu/contract", "may not import packages/contract"],
    [`${api}/app.ts`, "@pallu/ui", "may not import packages/ui"],
    [`${store}/features/cart/cart.data.ts`, "@pallu/api", "only apps/store/server"],
    [`${store}/features/cart/cart.data.ts`, "zod", "too heavy"],
    [`${store}/platform/data/api.ts`, "@pallu/contract/schemas", "too heavy"],
    [`${store}/demo/home/HomePage.tsx`, "@pallu/contract/fixtures", "sample answers"],
    [
      `${store}/routes/cart/CartPage.tsx`,
      "@pallu/demo/content/site.ts",
      "only apps/store/src/demo",
    ],
    [`${store}/own/OwnFooter.tsx`, "@pallu/demo/content/site.ts", "only apps/store/src/demo"],
    [`${store}/own/OwnFooter.tsx`, "../demo/Copyright.tsx", "own may not import demo"],
    [
      `${store}/routes/cart/CartPage.tsx`,
      "../../demo/faq/FaqPage.tsx",
      "routes may not import demo",
    ],
    [
      `${store}/sections/useAuthCloth.tsx`,
      "../demo/faq/FaqPage.tsx",
      "sections may not import routes",
    ],
    [`${store}/features/cart/cart.rules.ts`, "../../demo/menu.ts", "features may not import sect"],
    [`${store}/platform/data/storage.ts`, "node:fs", "browser code has no"],
    ["apps/store/server/main.ts", "@pallu/api/internals", "are for resilience/"],
    ["resilience/harness/load.ts", "../../apps/api/src/app.ts", "by path"],
    ["resilience/harness/load.ts", "@pallu/store", "may not import apps/store"],
    [`${store}/App.tsx`, "../../../packages/ui/src/index.ts", "by path"],
    [`${store}/App.tsx`, "../server/main.ts", "routes may not import|entry may not import server"],
    [`${ui}/tokens/base.css.ts`, "../layout/Stack/Stack.tsx", "tokens may not import layout"],
    [`${ui}/components/A/A.tsx`, "../../patterns/B/B.tsx", "components may not import patterns"],
    [
      `${store}/platform/data/api.ts`,
      "../../features/cart/cart.rules.ts",
      "platform may not import features",
    ],
    [`${store}/sections/cards/ShopCard.tsx`, "../../testing/stub.fixtures.ts", "import tests"],
    [
      `${store}/features/cart/cart.rules.ts`,
      "../../routes/cart/route.ts",
      "features may not import routes",
    ],
    [
      `${store}/features/cart/cart.rules.ts`,
      "../checkout/useCheckout.ts",
      "cart may not import feature",
    ],
    [`${api}/modules/orders/orders.rules.ts`, "./orders.repo.ts", "may not import repo"],
    [
      `${api}/modules/orders/checkout.repo.ts`,
      "./checkout.service.ts",
      "repo may not import service",
    ],
    [`${api}/modules/cart/cart.routes.ts`, "../../app.ts", "routes may not import app"],
    [`${api}/modules/orders/orders.rules.ts`, "../../db/client.ts", "may not import database"],
    [
      `${api}/http/route.ts`,
      "../modules/merchant/merchant.rules.ts",
      "http may not import modules",
    ],
    [`${api}/db/rows.ts`, "../http/limits.tables.ts", "db may not import http"],
    [`${api}/db/postgres.ts`, "../schema.ts", "database may not import app"],
    [`${api}/modules/cart/cart.rules.ts`, "../../seed/catalogue.types.ts", "may not import seed"],
    [`${ui}/components/A/A.tsx`, "./A.stories.tsx", "may not import tests"],
    [`${ui}/patterns/A/A.tsx`, "../../sections/B/B.tsx", "patterns may not import sections"],
    [`${ui}/components/A/A.tsx`, "../../desk/B/B.tsx", "components may not import desk"],
  ])("%s → %s", (file, specifier, why) => {
    expect(importViolation(file, specifier)).toMatch(new RegExp(why));
  });

  it("is one that package.json does not declare", () => {
    const declared = (name) => name === "swr";
    expect(importViolation(`${store}/App.tsx`, "lodash/debounce", declared)).toMatch(
      /lodash is not among/,
    );
    expect(importViolation(`${store}/App.tsx`, "swr/mutation", declared)).toBeUndefined();
  });
});

describe("an import that is accepted", () => {
  it("is a module that a Vite plugin generates", () => {
    expect(importViolation(".storybook/A.tsx", "virtual:facts", () => false)).toBeUndefined();
  });

  it.each([
    [`${ui}/patterns/B/B.tsx`, "../../components/A/A.tsx"],
    [`${store}/App.tsx`, "./features/cart/CartProvider.tsx"],
    [`${store}/features/cart/CartProvider.tsx`, "../session/session.ts"],
    [`${store}/features/cart/CartProvider.tsx`, "@pallu/contract"],
    [`${store}/features/cart/cart.test.tsx`, "@pallu/api/testing"],
    [`${store}/features/cart/cart.test.tsx`, "@pallu/demo/content/site.ts"],
    [`${store}/demo/faq/FaqPage.tsx`, "@pallu/demo/content/faq.ts"],
    [`${store}/routes/thank-you/ThankYouPage.tsx`, "../../demo/ThankYouCloth.tsx"],
    [`${store}/sections/useAuthCloth.tsx`, "../demo/AuthCloth.tsx"],
    [`${store}/features/cart/cart.test.tsx`, "@pallu/contract/fixtures"],
    ["apps/store/server/store.ts", "@pallu/api"],
    ["resilience/harness/load.ts", "@pallu/api/internals"],
    [`${api}/modules/cart/cart.repo.ts`, "../catalogue/catalogue.tables.ts"],
    [`${api}/modules/orders/orders.routes.ts`, "./checkout.service.ts"],
    [`${api}/modules/cart/cart.tables.ts`, "../../http/auth/users.tables.ts"],
    [`${api}/http/session.ts`, "./auth/sessions.tables.ts"],
    [`${api}/schema.ts`, "./modules/cart/cart.tables.ts"],
    [`${api}/modules/orders/drawInvoice.ts`, "node:fs/promises"],
  ])("%s → %s", (file, specifier) => {
    expect(importViolation(file, specifier)).toBeUndefined();
  });
});

describe("a location", () => {
  it.each([
    ["packages/charts/src/Pie.tsx", "has no rule"],
    ["apps/admin/src/App.tsx", "has no rule"],
    [`${ui}/widgets/Pie.tsx`, "is in no layer"],
    [`${store}/hooks/useThing.ts`, "is in no layer"],
    [`${store}/platform/useThing.ts`, "is in no layer"],
    [`${api}/queues/queue.ts`, "is in no layer"],
    [`${store}/features/utils/format.ts`, "named after what it holds"],
  ])("%s is refused", (file, why) => {
    expect(locationViolation(file)).toContain(why);
  });

  it.each([
    `${ui}/components/A/A.tsx`,
    `${store}/routes.ts`,
    `${store}/platform/data/api.ts`,
    `${store}/testing/stub.fixtures.ts`,
    `${api}/index.ts`,
    "e2e/buying/cart.test.ts",
  ])("%s is accepted", (file) => {
    expect(locationViolation(file)).toBeUndefined();
  });
});

it("the page about requests names files that exist, and explains only those", () => {
  const text = read("docs/requests.md");
  const named = [...new Set(text.match(/\bapps\/[\w./-]*\w/g))];
  expect(named).toContain("apps/store/server/pages.ts");
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const explained = [...text.matchAll(/`([\w.]+\.(?:tsx?|mjs))`/g)].map(([, file]) => file);
  const names = named.map((file) => path.posix.basename(file));
  expect(explained.filter((file) => !names.includes(file))).toEqual([]);
});

it("reads every form of import with its line", () => {
  const text = [
    'import type { A } from "./a.ts";',
    'import "./b.css.ts";',
    'export * from "./c.ts";',
    'const later = () => import("./d.ts");',
    "// import './e.ts'",
    "const text = `from './f.ts'`;",
    "const open = (name: string) => import(name);",
  ].join("\n");
  expect(importsOf("x.ts", text)).toEqual([
    { line: 1, specifier: "./a.ts" },
    { line: 2, specifier: "./b.css.ts" },
    { line: 3, specifier: "./c.ts" },
    { line: 4, specifier: "./d.ts" },
  ]);
});

describe("the packages that the specification names", () => {
  const names = Object.keys(requiredPackages);
  const declared = (workspace) =>
    names.filter((name) => requiredPackages[name].includes(workspace));
  const commands = '"storybook": "storybook dev" node_modules/chromatic/dist/bin.cjs bin("vitest")';
  const imports = names.flatMap((specifier) =>
    requiredPackages[specifier].map((workspace) => ({
      file: workspace === null ? ".storybook/main.ts" : `${workspace}/src/App.tsx`,
      specifier,
    })),
  );
  const violations = (...changes) => requiredViolations(...changes).map(({ message }) => message);

  it("are twelve, declared and used", () => {
    expect(names).toHaveLength(12);
    expect(violations(declared, imports, commands)).toEqual([]);
  });

  it.each(names)("%s must be declared", (name) => {
    const without = (workspace) => declared(workspace).filter((other) => other !== name);
    expect(new Set(violations(without, imports, commands))).toEqual(
      new Set([`must declare ${name}, which the specification names`]),
    );
  });

  it.each(names)("%s must be imported or run, not only by tests", (name) => {
    const isRun = requiredPackages[name].includes(null);
    const others = imports.filter(({ specifier }) => specifier !== name);
    const inTests = imports
      .filter(({ specifier }) => specifier === name && !isRun)
      .map((one) => ({ ...one, file: one.file.replace(".tsx", ".test.tsx") }));
    expect(
      new Set(violations(declared, [...others, ...inTests], commands.replaceAll(name, "other"))),
    ).toEqual(new Set([`${name} is used by nothing that is shipped or run`]));
  });

  it("includes an import of a part of a package", () => {
    const parts = imports.map((one) => ({ ...one, specifier: `${one.specifier}/client` }));
    expect(violations(declared, parts, commands)).toEqual([]);
  });
});
