/**
 * Says what a change touches, and so what is run (docs/decisions/0039).
 *
 *   node tools/selection.mjs --base <ref>     the tests and steps that the changes since a commit select
 *   node tools/selection.mjs --why <file…>    those that a change of these files would select
 *
 * A test is selected if it is changed, or if it needs a changed file (tools/moduleGraph.mjs). Tests go through hubs that need
 * everything, such as the URL table of the shop and the routes of the API. Through a hub a test reaches only what it names:
 * the paths of pages, and the names or paths of endpoints.
 *
 * A file that neither the graph nor a rule below knows selects everything.
 */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildGraph, isCode, once } from "./moduleGraph.mjs";
import { nightlyTests } from "./nightlyTests.mjs";
import { read as readFile, root, sourceFiles } from "./sources.mjs";

/** The projects of Vitest and the files of each. `services` are the tests of resilience/. */
const projects = {
  contract: /^packages\/contract\/src\/.*\.test\.ts$/,
  client: /^packages\/client\/src\/.*\.test\.tsx?$/,
  tools: /^tools\/[^/]*\.test\.mjs$/,
  ui: /^packages\/ui\/src\/.*\.test\.tsx?$/,
  store: /^apps\/store\/src\/.*\.test\.tsx?$/,
  "store-server": /^apps\/store\/server\/.*\.test\.ts$/,
  api: /^apps\/api\/src\/.*\.test\.ts$/,
  stories: /^(?:packages\/ui|apps\/store)\/src\/.*\.stories\.tsx$/,
  e2e: /^e2e\/.*\.test\.ts$/,
  services: /^resilience\/services\/.*\.test\.ts$/,
};

/** Returns the project of a test or of a file of stories, undefined for any other file. */
export const projectOf = (file) =>
  Object.keys(projects).find((project) => projects[project].test(file));

/** Configuration and tools that every run depends on. */
const commonToAll = [
  /^(?:\.ci\/|pnpm-|vitest\.config\.ts$)/,
  /(?:^|\/)(?:package|tsconfig[\w.]*)\.json$/,
  /(?:^|\/)vite(?:st)?\.config\.ts$/,
  /^tools\/(?:vitest\.\w+\.ts|unhandledErrors\.mjs)$/,
];

/** Programs whose modules every run depends on. */
const runners = ["vitest.config.ts", "tools/verify.mjs", "tools/test.mjs", "tools/start.mjs"];

/** Files that are read at run time by name or by folder, and who reads them. */
const readers = [
  [/^apps\/api\/src\/db\/migrations\//, ["apps/api/src/db/schemaVersion.ts"]],
  [
    /^packages\/ui\/src\/(?!.*\.(?:test|stories)\.)|^packages\/ui\/api\.txt$/,
    ["packages/ui/src/entries/api.test.ts", "packages/ui/src/entries/peers.test.ts"],
  ],
  [/^packages\/ui\/src\/themes\//, ["packages/ui/src/foundations/themeFile.test.ts"]],
  [/^packages\/ui\/src\/(?:themes|tokens|entries)\/|^\.storybook\//, ["tools/newTheme.test.mjs"]],
  [/^(?:packages\/ui|apps\/store)\/src\/.*\.tsx?$/, ["tools/chromatic.test.mjs"]],
  [/^(?:packages|apps|e2e|resilience)\/.*\.tsx?$/, ["tools/selection.test.mjs"]],
  // They compile types, which the graph leaves out.
  [
    /^packages\/(?:contract|client)\/src\//,
    ["packages/client/src/callTypes.test.ts", "apps/api/src/http/openapiTypes.test.ts"],
  ],
  [
    /^packages\/ui\/(?:src\/|CHANGELOG\.md$)|^docs\/storybook\/pages\/.*\.mdx$/,
    ["tools/componentFacts.test.mjs"],
  ],
  [/^resilience\/services\/.*\.test\.ts$/, ["tools/test.test.mjs"]],
  [/^tools\/studio\//, ["tools/pictures.test.mjs"]],
  [/^Dockerfile$/, ["apps/api/src/deployment.test.ts"]],
  // Documents name files, commands and each other.
  [/^(?:README|CONTRIBUTING)\.md$|^docs\/.*\.md$/, ["tools/documents.test.mjs"]],
  // The page about requests names files.
  [/^apps\/(?:api|store)\/.*\.(?:tsx?|mjs)$/, ["tools/boundaries.test.mjs"]],
  // The map of ASVS names tests and pages as proofs.
  [/\.(?:test|stories)\.\w+$|^docs\/(?:asvs\.csv|security\.md)$/, ["tools/asvs.test.mjs"]],
  // Every story is rendered by Storybook's preview, and every shop is served by these.
  [/^\.storybook\/(?!manager)/, [".storybook/preview.tsx"]],
];

/** Files that no test needs unless it names them. */
const ofStepsOnly = [
  /\.mdx?$|^docs\/[^/]*\.(?:csv|tsv|webp)$|(?:^|\/)LICENSES?(?:\/|$)/,
  /^(?:knip|\.oxlintrc|\.oxfmtrc)\.json$/,
  /^docs\/storybook\/|^\.storybook\/manager|^packages\/ui\/consumers\//,
];
const isOfStepsOnly = (file) => ofStepsOnly.some((pattern) => pattern.test(file));

/** Code that a production build contains. */
const isShipped = (file) => !/\.(?:test|stories|fixtures)\.\w+$|\/testing\/|\.mdx?$/.test(file);

/** Files of each step of `tools/verify.mjs`. A step that is missing here runs always. */
const stepFiles = {
  build: (file) => /^(?:apps|packages\/(?:ui|contract|client))\//.test(file) && isShipped(file),
  size: (file) =>
    /^(?:apps\/store\/(?:src|public|index)|packages\/(?:ui|contract|client)\/src\/)/.test(file) &&
    isShipped(file),
  package: (file) => file.startsWith("packages/") && (isShipped(file) || file.endsWith(".md")),
  // Docs pages and stories. What the pages of the shop are made of is tested by their stories.
  storybook: (file) =>
    /^(?:\.storybook|docs\/storybook)\/|\.mdx$|\.stories\.tsx$|^packages\/ui\//.test(file) &&
    !/\.test\.\w+$/.test(file),
  types: (file) => /\.[cm]?tsx?$|\.json$/.test(file),
  lint: (file) => isCode(file) || file === ".oxlintrc.json",
  boundaries: isCode,
  style: isCode,
  storyCoverage: (file) =>
    isCode(file) ||
    /\.mdx$|^packages\/ui\/CHANGELOG\.md$|^docs\/(?:components\.md|storybook\/.*\.json)$/.test(
      file,
    ),
  requirements: (file) =>
    /\.(?:test|stories)\.\w+$|^docs\/(?:requirements\.tsv|oddities\.md)$/.test(file),
  "supply chain": (file) => /^pnpm-|package\.json$/.test(file),
  unused: (file) => isCode(file) || /\.mdx$|^knip\.json$/.test(file),
};
stepFiles["storybook pages"] = stepFiles.storybook;
stepFiles.pictures = (file) => stepFiles.storybook(file) || file === "chromatic.config.json";

export const stepsWithRules = Object.keys(stepFiles);

/**
 * Components are proved by their own tests and stories, and by those of everything that uses them. Of the end-to-end tests they
 * select those that show every screen, buy something and read pages without scripts, and those about the component.
 */
const isComponent = (file) => /^packages\/ui\/src\/(?:components|patterns|layout|icons)/.test(file);
const shownBy = ["buying/journey", "accessibility/screens", "loading/withoutScripts"];
const subjects = {
  "loading/accordion": ["Accordion", "FaqGroups"],
  "loading/beforeHydration": [
    "Checkbox",
    "FormField",
    "PasswordField",
    "Select",
    "TextArea",
    "TextField",
  ],
  "navigation/carousels": [
    "BestSellers",
    "BrandStrip",
    "Carousel",
    "CategoryStrip",
    "ClothStrip",
    "Hero",
    "PortfolioGrid",
    "ProductShowcase",
    "Testimonials",
  ],
  "buying/cart": ["CartTable", "OrderSummary", "QuantityStepper", "WishlistCard"],
  "catalogue/filters": ["CheckboxGroup", "FilterLayout", "Popup", "ResultBar"],
  "loading/forms": ["NeedsScripts", "NewsletterForm", "Spinner"],
  "navigation/header": [
    "CountBadge",
    "MobileMenu",
    "SearchDialog",
    "SearchPanel",
    "SiteHeader",
    "TemplateHeader",
  ],
  "accessibility/overlays": [
    "DemoPopup",
    "Dialog",
    "FilterLayout",
    "LifeSize",
    "Lightbox",
    "MobileMenu",
    "PopoverPanel",
    "SearchDialog",
    "SearchPanel",
    "Sheet",
  ],
  "loading/popups": ["DemoPopup", "ResultDialog", "Toast"],
  "product/productChoices": ["ColourSwatches", "Lightbox", "ProductGallery", "Tabs"],
  "product/productPictures": [
    "Lightbox",
    "Picture",
    "ProductCard",
    "ProductGallery",
    "ProductLayout",
  ],
  "catalogue/slider": ["RangeSlider"],
  "navigation/sticky": ["BackToTop", "ResultBar", "SkipLink"],
  "accessibility/tables": ["CartTable", "DataTable", "Invoice", "OrdersTable", "ShippingTable"],
  "product/unrolled": ["Fabric", "LifeSize"],
  "loading/wovenEnd": ["SiteFooter", "Textile"],
};

/** Returns the end-to-end tests of a component. */
const journeysOf = (file) => {
  const [, , , , component = ""] = file.split("/");
  return [
    ...shownBy,
    ...Object.keys(subjects).filter((name) => subjects[name].includes(component)),
  ].map((name) => `e2e/${name}.test.ts`);
};

/** The hubs: modules that need every page, and the module that needs every endpoint. */
const pageHubs = ["routes.ts", "loadPage.ts", "servedRoutes.ts", "routes.load.ts"].map(
  (name) => `apps/store/src/${name}`,
);
const pages = "apps/store/src/routes/";
const apiHub = "apps/api/src/routes.ts";

/** The control socket of every shop runs any command. Tests that send one import it, or the commands. */
const controlSocket = "apps/api/src/ops/openControlSocket.ts";
const commands = "apps/api/src/ops/run.ts";

/** The background work of every shop. Tests that wait for it import it, or read mails. */
const worker = "apps/api/src/worker.ts";
const readsMails = (text) => /"outbox"|\.eml\b/.test(text);

const isCut = (from, to) =>
  // It names files as rules and examples.
  from.startsWith("tools/selection.") ||
  (from === controlSocket && to === commands) ||
  from === worker ||
  (pageHubs.includes(from) && to.startsWith(pages)) ||
  (from === apiHub && to.endsWith(".routes.ts"));

/** What a test of the running shop needs: it starts the program, which no import shows. */
const shop = [
  "apps/store/src/entryClient.tsx",
  "apps/store/src/entryServer.tsx",
  "apps/store/server/main.ts",
];

/** Code beside a test, whose text says what the test opens and calls. */
const isSupport = (file) => /^(?:e2e|resilience)\/|\.fixtures\.tsx?$|\/testing\//.test(file);
/** Support that calls the endpoints that its callers name. */
const isCaller = (file) => file.startsWith("apps/api/src/testing/");

const unique = (values) => [...new Set(values)];

/**
 * Returns the paths in strings and regular expressions, with `*` for what is only known at run time. A path without a known
 * part is none.
 */
const pathsIn = (text) => [
  ...[...text.matchAll(/["'`](?:[A-Z]+ )?(?:\$\{[^}]*\})?(\/[^"'`\s?#]*)/g)]
    .map(([, found]) => found.replaceAll(/\$\{[^}]*\}?/g, "*"))
    .filter((found) => found === "/" || /[\w-]/.test(found)),
  ...[...text.matchAll(/(?:\\\/[\w-]+)+(?:\\\/)?/g)].map(([found]) => found.replaceAll("\\", "")),
];

const isPathOf = (pattern, found) => {
  const wanted = pattern.split("/");
  const given = found.replace(/(.)\/$/, "$1/*").split("/");
  return (
    wanted.length === given.length &&
    wanted.every(
      (part, index) => part.startsWith(":") || given[index].includes("*") || part === given[index],
    )
  );
};

/** Returns the pages of the shop: files, and paths now and before the change. */
const readPages = ({ files, read, readBefore = () => "" }) =>
  [...files]
    .filter((file) => file.startsWith(pages) && /\/\w+Page\.tsx$/.test(file))
    .map((page) => {
      const folder = path.posix.dirname(page);
      const table = `${folder}/route.ts`;
      const declared = [files.has(table) ? read(table) : "", readBefore(table)]
        .map((text) => /\bpaths\b[^[]*\[([^\]]*)\]/.exec(text)?.[1] ?? "")
        .flatMap((list) => [...list.matchAll(/"([^"]*)"/g)].map(([, each]) => each));
      return {
        files: [page, ...(files.has(table) ? [table] : [])],
        paths: declared.length > 0 ? unique(declared) : [`/${path.posix.basename(folder)}`],
      };
    });

/** Returns the endpoints of the API: name, path, whether it only reads, and the module that handles it. */
const readEndpoints = ({ files, read }) => {
  const declared = [...files]
    .filter((file) => /^packages\/contract\/src\/call\.ts$|\.rules\.ts$/.test(file))
    .flatMap((file) => [
      ...read(file).matchAll(/(\w+): (?:get|post|put|del)\("(\/[^"]*)"\)/g),
      ...read(file).matchAll(/(\w+): defineEndpoint\(\{[^]*?path: "(\/[^"]*)"/g),
    ]);
  const paths = new Map(declared.map(([, name, url]) => [name, url]));
  const reads = new Set(declared.filter(([text]) => /: get\(/.test(text)).map(([, name]) => name));
  return [...files]
    .filter((file) => file.startsWith("apps/api/src/modules/") && file.endsWith(".routes.ts"))
    .flatMap((file) =>
      unique([...read(file).matchAll(/[eE]ndpoints\.(\w+)/g)].map(([, name]) => name)).map(
        (name) => ({
          name,
          path: paths.get(name),
          isRead: reads.has(name),
          file,
        }),
      ),
    );
};

/** Whether a text goes through all endpoints. */
const listsEndpoints = (text) =>
  /(?:\.\.\.|Object\.\w+\(|\bin )\s*(?:calls|\w*[eE]ndpoints)\b(?!\.)|\b(?:calls|\w*[eE]ndpoints)\[/.test(
    text,
  );

/** Who imports these goes through all pages. */
const pageListers = [
  ...pageHubs.filter((file) => !/\/(?:routes|loadPage)\.ts$/.test(file)),
  "apps/store/src/entryServer.tsx",
];
const tableOfScreens = "e2e/screens.ts";
/** Support whose own paths are examples or defaults. */
const takesPaths = (file) => file === tableOfScreens || file.endsWith("/screens.fixtures.tsx");

/** Returns what the tests of a graph need: a function that lists it for a test, and others that are derived from it. */
const readNeeds = once((graph) => {
  const allPages = readPages(graph);
  const allEndpoints = readEndpoints(graph);
  const closureOf = once((file) => graph.reach([file], isCut));
  const closureOfPage = once(({ files }) => graph.reach(files, isCut));
  /** Returns what every page of the shop needs. */
  const frame = once(() => new Set(shop.flatMap((file) => [...closureOf(file)])));
  /** Whether a test uses only shops whose API is on another host. */
  const hasOtherApi = (test) =>
    /\bAPI_URL:/.test(graph.read(test)) && !/ from "\.\.\/shop\.ts"/.test(graph.read(test));

  const matching = (each) =>
    allPages.filter(({ paths }) => paths.some((pattern) => isPathOf(pattern, each)));

  /** Returns the pages whose paths the texts beside a test name. */
  const pagesNamed = (own, isBrowser) => {
    const texts = own.filter((file) => isCode(file) && !takesPaths(file));
    const found = unique([
      ...texts.flatMap((file) => pathsIn(graph.read(file))),
      ...(isBrowser ? ["/"] : []),
    ]);
    const isUnknown = (each) =>
      matching(each).length === 0 &&
      /^\/[\w-]+\/?$/.test(each) &&
      !/^\/(?:api|assets|uploads)\b/.test(each);
    return unique([
      ...found.flatMap(matching),
      ...(found.some(isUnknown) ? allPages.filter(({ paths }) => paths.includes("*")) : []),
    ]);
  };

  /** Whether a test goes through all pages. */
  const listsPages = (own) =>
    own.some(
      (file) =>
        file !== tableOfScreens &&
        ([...graph.needsOf(file)].some((each) => pageListers.includes(each)) ||
          /import \{[^}]*\b(?:screens|table)\b[^}]*\} from "\.\.?\/screens\.ts"/.test(
            graph.read(file),
          )),
    );

  const callsOf = once((file) =>
    file.startsWith("apps/store/")
      ? [...graph.read(file).matchAll(/\b(?:calls|api|client)\.(\w+)/g)].map(([, name]) => name)
      : [],
  );
  const callsIn = (files) => [...files].flatMap(callsOf);

  const isRead = (name) =>
    allEndpoints.some((endpoint) => endpoint.name === name && endpoint.isRead);

  /** Returns the names of the endpoints that a test of the running shop calls by its pages. */
  const callsOfPages = (named, visited) => [
    ...callsIn(frame()),
    ...named.flatMap((page) => callsIn(closureOfPage(page))),
    // A page that is only visited changes nothing.
    ...visited.flatMap((page) => callsIn(closureOfPage(page))).filter(isRead),
  ];

  const endpointsNamed = (own, calls) => {
    const listsAll = (file) =>
      file.startsWith("resilience/fuzz/") ||
      graph.needsOf(file).has(apiHub) ||
      (!isCaller(file) && listsEndpoints(graph.read(file)));
    if (own.some(listsAll)) return allEndpoints;
    const texts = own.filter(isCode).map((file) => graph.read(file));
    const paths = texts.flatMap(pathsIn).filter((each) => each.startsWith("/api/"));
    const words = new Set(calls ?? texts.flatMap((text) => text.match(/\b[a-z]\w*/g) ?? []));
    return allEndpoints.filter(
      ({ name, path: pattern }) =>
        words.has(name) || (pattern && paths.some((each) => isPathOf(pattern, each))),
    );
  };

  const readNeedsOf = (test) => {
    const isBrowser = test.startsWith("e2e/");
    const isStory = test.endsWith(".stories.tsx");
    const reached = new Set(closureOf(test));
    const add = (file) => {
      for (const each of closureOf(file)) reached.add(each);
    };
    const own = [test, ...[...reached].filter(isSupport)].filter((file) => graph.files.has(file));
    if (isStory) add(".storybook/preview.tsx");
    if (isBrowser) for (const file of shop) add(file);
    if (own.some((file) => graph.needsOf(file).has(controlSocket))) add(commands);
    if (own.some((file) => graph.needsOf(file).has(worker) || readsMails(graph.read(file))))
      for (const file of graph.needsOf(worker)) add(file);
    // Links are looked up in the URL table.
    if (own.some((file) => /\brouteOf\b/.test(graph.read(file))))
      for (const { files } of allPages) for (const file of files) reached.add(file);
    const hasPages = pageHubs.some((file) => reached.has(file));
    const named = hasPages ? pagesNamed(own, isBrowser) : [];
    const visited = hasPages && listsPages(own) ? allPages : [];
    for (const { files } of [...named, ...visited]) for (const file of files) add(file);
    if (reached.has(apiHub) && !hasOtherApi(test))
      for (const { file } of endpointsNamed(
        own,
        isBrowser ? callsOfPages(named, visited) : undefined,
      ))
        add(file);
    return reached;
  };

  return {
    tests: [...graph.files].filter((file) => projectOf(file)),
    /** Returns all files that a test needs. */
    of: once(readNeedsOf),
    /** Returns the paths of the routes that alone need some of the files, undefined for all routes. */
    pathsOf: (files) => {
      const ofFrame = frame();
      const frameCalls = new Set(callsIn(ofFrame));
      const pagesOf = (file) => {
        if (ofFrame.has(file)) return [];
        const ways = allEndpoints.filter((endpoint) => closureOf(endpoint.file).has(file));
        if (ways.some(({ name }) => frameCalls.has(name))) return [];
        return allPages.filter((page) => {
          const needed = closureOfPage(page);
          return (
            needed.has(file) ||
            callsIn(needed).some((name) => ways.some((way) => way.name === name))
          );
        });
      };
      const found = files.map(pagesOf);
      return found.some((each) => each.length === 0)
        ? undefined
        : unique(found.flat().flatMap(({ paths }) => paths));
    },
    /** Returns those paths whose route a test does not name. */
    unnamed: (test, paths) => {
      const own = [...closureOf(test)].filter((file) => isSupport(file) && graph.files.has(file));
      const named = listsPages(own) ? allPages : pagesNamed(own, true);
      const routeOf = (each) =>
        allPages.find((page) => page.paths.some((pattern) => isPathOf(pattern, each))) ??
        allPages.find((page) => page.paths.includes("*"));
      const isPage = (each) => !/^\/api\/|\./.test(each);
      return paths.filter((each) => isPage(each) && !named.includes(routeOf(each)));
    },
  };
});

/** Modules of the tools of a run, in tools/. */
const reachInTools = (graph, programs) => {
  const reached = new Set(programs);
  for (const file of reached)
    for (const next of graph.importsOf(file)) if (next.startsWith("tools/")) reached.add(next);
  return reached;
};

/** Returns what a step of `tools/verify.mjs` is made of: its program with its modules, and the files that they name. */
const filesOfStep = (graph, { run = [] }) => {
  const programs = run
    .map((part) => path.relative(root, part).replaceAll(path.sep, "/"))
    .filter((part) => part !== "tools/test.mjs" && graph.files.has(part));
  const modules = reachInTools(graph, programs);
  return new Set([...modules, ...[...modules].flatMap((file) => [...graph.needsOf(file)])]);
};

const selectTests = (changed, graph, isThere, needs) => {
  const readBy = new Map(
    changed.map((file) => [
      file,
      readers.filter(([pattern]) => pattern.test(file)).flatMap(([, by]) => by),
    ]),
  );
  const known = new Set(changed.filter((file) => isCode(file) || isOfStepsOnly(file)));
  const tests = new Map();
  for (const test of needs.tests) {
    const isLeftOut = nightlyTests.includes(test) && !changed.includes(test);
    if (!isThere(test) || isLeftOut) continue;
    const needed = needs.of(test);
    for (const file of changed) {
      if (!needed.has(file) && !readBy.get(file).some((reader) => needed.has(reader))) continue;
      known.add(file);
      if (isComponent(file) && projectOf(test) === "e2e" && !journeysOf(file).includes(test))
        continue;
      if (!tests.has(test)) tests.set(test, file);
    }
  }
  return { tests, unknown: changed.find((file) => !known.has(file)) };
};

/**
 * Returns what a change touches.
 * @param {readonly string[]} changed paths of files from the root; deleted ones are named too
 * @param {ReturnType<typeof buildGraph>} graph of all files, deleted ones included
 * @param {readonly { name: string, run?: readonly string[] }[]} steps of `tools/verify.mjs`
 * @param {(file: string) => boolean} isThere whether a file exists, false for a deleted one
 * @returns {{ everything?: string, tests: Map<string, string>, steps: Map<string, string>, pages?: string[] }} the
 * selected tests and steps, each with a changed file that selects it. `pages` are the paths of the routes that are touched,
 * unless all are. `everything` is the reason to run all of it instead.
 */
export const select = (changed, graph, steps = [], isThere = () => true) => {
  const all = (everything) => ({ everything, tests: new Map(), steps: new Map() });
  const ofRunners = reachInTools(graph, runners);
  const common = changed.find(
    (file) => ofRunners.has(file) || commonToAll.some((pattern) => pattern.test(file)),
  );
  if (common) return all(`${common} changed`);

  const needs = readNeeds(graph);
  const { tests, unknown } = selectTests(changed, graph, isThere, needs);
  if (unknown) return all(`no rule knows what ${unknown} touches`);

  const causeOf = (isWanted) => [...tests].find(([test]) => isWanted(projectOf(test)))?.[1];
  const causes = {
    services: () => causeOf((project) => project === "services"),
    tests: () => causeOf((project) => project !== "services"),
    fuzz: () => {
      const needed = needs.of("resilience/fuzz/main.ts");
      return changed.find((file) => needed.has(file));
    },
  };
  const selected = steps.map((step) => {
    if (causes[step.name]) return [step.name, causes[step.name]()];
    const isOf = stepFiles[step.name];
    if (!isOf) return [step.name, "always"];
    const own = filesOfStep(graph, step);
    const cause = changed.find((file) => isOf(file) || own.has(file));
    // Tests of the running shop need its build.
    const ofTests =
      step.name === "build" && causeOf((project) => project === "e2e" || project === "services");
    return [step.name, cause ?? (ofTests || undefined)];
  });
  return {
    tests,
    steps: new Map(selected.filter(([, cause]) => cause)),
    // Documents and tests have no pages.
    pages: needs.pathsOf(
      changed.filter((file) => !isOfStepsOnly(file) && (projectOf(file) ?? "e2e") === "e2e"),
    ),
  };
};

const git = (folder, ...args) =>
  execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    timeout: 60_000,
    stdio: ["ignore", "pipe", "ignore"],
  });

const attempt = (work) => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const listed = (text) => text.split("\0").filter(Boolean);

/**
 * Returns the files that differ from a commit, in the working tree too.
 * @param {string | undefined} base
 * @param {string} folder of the repository
 * @returns {{ commit: string, files: string[] } | { unknown: string }} `unknown` says in words why there is no answer
 */
export const changesSince = (base, folder = root) => {
  if (!base || /^0+$/.test(base)) return { unknown: "no commit was named to compare with" };
  if (attempt(() => git(folder, "rev-parse", "--is-inside-work-tree")) === undefined)
    return { unknown: "this is no checkout of Git" };
  const commit = attempt(() =>
    git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", `${base}^{commit}`).trim(),
  );
  if (!commit) {
    const isShallow = attempt(() => git(folder, "rev-parse", "--is-shallow-repository"))?.trim();
    return {
      unknown: `the commit ${base} is not in this clone${isShallow === "true" ? ", which is shallow" : ""}`,
    };
  }
  const files = attempt(() => [
    ...listed(git(folder, "diff", "--name-only", "--no-renames", "--relative", "-z", commit)),
    ...listed(git(folder, "ls-files", "--others", "--exclude-standard", "-z")),
  ]);
  if (!files) return { unknown: `Git cannot compare with ${base}` };
  // The commit may be this one: a run that tests nothing proves nothing.
  if (files.length === 0) return { unknown: `nothing differs from ${base}` };
  return { commit, files: unique(files) };
};

/**
 * Reads the graph of the working tree.
 * @param {readonly string[]} changed files since a commit, deleted ones included
 * @param {string} [commit] that commit
 */
export const readGraph = (changed = [], commit) => {
  const deleted = new Set(listed(git(root, "ls-files", "--deleted", "-z")));
  const there = listed(git(root, "ls-files", "--cached", "--others", "--exclude-standard", "-z"));
  const files = new Set(there.filter((file) => !deleted.has(file)));
  const read = once((file) => (files.has(file) ? readFile(file) : ""));
  const readBefore = (file) =>
    (changed.includes(file) && commit && attempt(() => git(root, "show", `${commit}:${file}`))) ||
    "";
  return {
    graph: { ...buildGraph([...files, ...changed], read), readBefore },
    isThere: (file) => files.has(file),
  };
};

let graphOfPages;

/** Returns the paths that a test opened and does not name, so that a change of their pages would not select it. */
export const unnamedPages = (test, paths) => {
  graphOfPages ??= buildGraph(sourceFiles(["apps/store/src", "e2e"]), readFile);
  return readNeeds(graphOfPages).unnamed(test, paths);
};

/**
 * Returns what the changes since a commit select, and the lines that say so.
 * @param {string | undefined} base
 * @param {Parameters<typeof select>[2]} steps
 */
export const selectSince = (base, steps = []) => {
  const changes = changesSince(base);
  if ("unknown" in changes)
    return { everything: changes.unknown, lines: [`everything: ${changes.unknown}`] };
  const count = changes.files.length;
  const head = `${count} ${count === 1 ? "file differs" : "files differ"} from ${changes.commit.slice(0, 8)}`;
  try {
    const { graph, isThere } = readGraph(changes.files, changes.commit);
    const selection = select(changes.files, graph, steps, isThere);
    return { ...selection, lines: [head, ...tellSelection(selection, graph, steps)] };
  } catch (error) {
    // A module that cannot be parsed: the run shows the error where it belongs.
    const everything = `the imports cannot be read: ${error.message}`;
    return { everything, lines: [head, `everything: ${everything}`] };
  }
};

/** Returns the lines that say what is selected, and a reason for each. */
export const tellSelection = ({ everything, tests, steps, pages }, graph, allSteps = []) => {
  if (everything) return [`everything: ${everything}`];
  const lines = Object.keys(projects).flatMap((project) => {
    const all = [...graph.files].filter((file) => projectOf(file) === project).length;
    const chosen = [...tests].filter(([test]) => projectOf(test) === project);
    const [[, cause] = []] = chosen;
    return cause
      ? [`${project}: ${chosen.length} of ${all} files, for example because of ${cause}`]
      : [];
  });
  const left = allSteps.filter(({ name }) => !steps.has(name)).map(({ name }) => name);
  return [
    ...(tests.size === 0 ? ["no tests are touched"] : lines),
    ...(pages && [...tests.keys()].some((test) => projectOf(test) === "e2e")
      ? [`pages: ${pages.join(", ")}`]
      : []),
    ...[...steps].map(([name, cause]) => `step ${name}: ${cause}`),
    ...(left.length > 0 ? [`steps that are left out: ${left.join(", ")}`] : []),
  ];
};

const main = async () => {
  const { values, positionals } = parseArgs({
    options: { base: { type: "string" }, why: { type: "boolean" } },
    allowPositionals: true,
  });
  const { steps } = await import("./verify.mjs");
  const ofCi = steps.filter((step) => (step.in ?? ["ci"]).includes("ci"));
  if (values.base !== undefined) {
    console.info(selectSince(values.base, ofCi).lines.join("\n"));
    return;
  }
  const files = positionals.map((file) =>
    path.relative(root, path.resolve(file)).replaceAll(path.sep, "/"),
  );
  const { graph, isThere } = readGraph();
  const missing = files.find((file) => !isThere(file));
  if (!values.why || files.length === 0 || missing) {
    console.error(
      missing ? `There is no file ${missing}.` : "Usage: --base <commit>, or --why <file…>",
    );
    process.exitCode = 2;
    return;
  }
  const selection = select(files, graph, ofCi);
  console.info(tellSelection(selection, graph, ofCi).join("\n"));
  for (const [test, cause] of selection.tests) console.info(`${test}  ${cause}`);
};

// Not awaited: verify.mjs imports this module.
if (process.argv[1] === fileURLToPath(import.meta.url)) void main();
