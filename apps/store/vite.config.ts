import { brotliCompress, constants, gzip } from "node:zlib";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { sourceAliases } from "../../tools/workspacePaths.mjs";
import { laterStylesUrl } from "./src/platform/rendering/laterStyles.ts";

const compressible = /\.(?:js|css|svg|html|json|webmanifest)$/;

/** Writes a brotli and a gzip twin beside every text file of the build, so that no request waits for it. */
const precompress = (): Plugin => {
  let directory = "";
  return {
    name: "pallu:precompress",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved: (config) => {
      directory = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      // A build that failed has written nothing; its own error is the one to see.
      if (!existsSync(directory)) return;
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          .map(async (entry) => {
            const file = join(entry.parentPath, entry.name);
            const source = await readFile(file);
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(source, {
                params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
              }),
              promisify(gzip)(source, { level: 9 }),
            ]);
            await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
          }),
      );
    },
  };
};

/**
 * Writes one style sheet, `later.css` in the manifest, with the rules of all chunks. Scripts name it instead of the
 * chunks' own, by a URL that does not change with the content, because the names of scripts do not either: the document
 * says which file it is (docs/decisions/0034). Sheets with fonts stay on their own, as the browser lays out the whole page
 * when one is added. The document of a static build loads it at once; that of the server leaves this out.
 */
const laterStyles = () => {
  const originalFileName = "later.css";
  const merged = new Set<string>();
  let file = "";
  const plugin: Plugin = {
    name: "pallu:later-styles",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    // Before Vite writes the document and the sheets of each dynamic import.
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const rules: string[] = [];
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== "asset" || !name.endsWith(".css")) continue;
          const css = output.source.toString();
          if (css.includes("@font-face")) continue;
          merged.add(name);
          rules.push(css);
        }
        const source = rules.join("");
        // Also under the name in scripts, for whoever follows the link.
        this.emitFile({ type: "asset", fileName: laterStylesUrl.slice(1), source });
        file = this.getFileName(
          this.emitFile({ type: "asset", name: originalFileName, originalFileName, source }),
        );
      },
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "stylesheet", "data-static": true, href: `/${file}` } },
      {
        tag: "link",
        attrs: { rel: "stylesheet", "data-static": true, disabled: true, href: laterStylesUrl },
      },
    ],
  };
  return { plugin, urlOf: (name: string) => (merged.has(name) ? laterStylesUrl : undefined) };
};

/**
 * Modules that come in one file with everything they import: the entry, and what most pages show. Fewer requests, and it
 * compresses better as one. Each page's own code stays in a chunk of its own.
 */
const shop = new RegExp(
  [
    "apps/store/src/entry\\.client\\.tsx$",
    "apps/store/src/sections/cards/",
    "apps/store/src/platform/(?:data/firstView|rendering/useRenderLater)\\.ts",
    "packages/ui/src/(?:provider|style)/",
    "packages/ui/src/patterns/(?:Carousel|ProductGrid|SectionHeader|Textile)/",
    "packages/ui/src/components/(?:Heading|Motif|Skeleton|Spinner|Text)/",
    "packages/ui/src/layout/Stack/",
    // Styles of parts that most pages show: a few hundred bytes each, which would cost a request of their own.
    "packages/ui/src/components/(?:Breadcrumb|EmptyState|Link)/\\w+\\.css\\.ts",
    "packages/ui/src/patterns/(?:BlogCard|BrandStrip|Hero|PageHeader|SiteFooter|Testimonials|WhyChoose)/\\w+\\.css\\.ts",
  ].join("|"),
);

/* What some pages share comes in one file, not in one for every module. */
const partners = /packages\/ui\/src\/patterns\/BrandStrip\/|apps\/store\/src\/content\/partners\./;
const homes =
  /apps\/store\/src\/platform\/rendering\/AfterHydration\.tsx|packages\/ui\/src\/patterns\/Hero\/\w+\.tsx|apps\/store\/src\/features\/catalogue\/listed\.|apps\/store\/src\/routes\/(?:home\/home|index-v5\/luxury|shop-v1\/shopV1)\.(?:logic|firstView)/;
const samples = /apps\/store\/src\/(content\/samples\.|features\/samples\/)/;
const share = /apps\/store\/src\/sections\/share\/\w+\.tsx/;
const notices = /packages\/ui\/src\/components\/Notice\/\w+\.tsx/;
const pageHeads = /packages\/ui\/src\/(patterns\/PageHeader|components\/Breadcrumb)\/\w+\.tsx/;
const fields = /packages\/ui\/src\/components\/(?:TextField|Select)\/\w+\.tsx/;
const listParts = /packages\/ui\/src\/components\/(?:EmptyState\/EmptyState|Swatch\/Swatch)\.tsx/;
/** What only `RouteHead` needs of the routes. Without a group it would be in the first script, beside the URL table. */
const metadata =
  /apps\/store\/src\/routes\/product\/product\.meta\.ts|packages\/contract\/src\/shareCard\.ts/;

/** Renders. A file of its own, which the browser keeps when the shop changes. */
const renderer = /node_modules\/(?:react|react-dom|scheduler)\//;

/** The router's own entry for production; its package names the one for development under every condition. */
const productionRouter = (): string => {
  const here = createRequire(import.meta.url);
  const dom = createRequire(here.resolve("react-router-dom"));
  return resolve(dirname(dom.resolve("react-router")), "../production/index.mjs");
};

/**
 * The router makes components by calls, and names and completes them by assignments, all of which a bundler has to
 * keep: its links, forms and frames of a framework would travel with every page, unused.
 */
const withoutUnusedParts = (): Plugin => ({
  name: "pallu:without-unused-parts",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => {
      const contexts = new Map<string, string>();
      const loose = code
        .replace(/^\w+\.displayName = "\w+";$/gm, "")
        // Its warnings are for developers, who have the build for development.
        .replace(/^function warning\(cond, message\) \{[^]*?^\}$/m, "function warning() {}")
        .replace(/^(\w+)\.contextType = (\w+);$/gm, (_line, name: string, context: string) => {
          contexts.set(name, context);
          return "";
        })
        .replace(
          /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
          "$1/* @__PURE__ */ ",
        )
        .replace(/^var (\w+) = class extends [\w.]+ \{$/gm, (line, name: string) => {
          const context = contexts.get(name);
          return context ? `${line} static contextType = ${context};` : line;
        });
      return { code: loose, map: null };
    },
  },
});

/** An icon of the package, with what the shop's icons use: size, stroke and native props. */
const leanIcon = `
import { createElement } from "react";
import defaults from "./defaultAttributes.mjs";
export default (type, name, node) => ({ size, stroke, ...rest }) =>
  createElement(
    "svg",
    {
      ...defaults[type],
      width: size,
      height: size,
      className: "tabler-icon tabler-icon-" + name,
      ...(type === "filled"
        ? { fill: "currentColor" }
        : { stroke: "currentColor", strokeWidth: stroke }),
      ...rest,
    },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
`;

/** Removes the display names and keys of icons, which a browser does not need. The HTML stays the same. */
const leanIcons = (): Plugin => ({
  name: "pallu:lean-icons",
  apply: "build",
  transform: {
    filter: { id: /@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|icons\/\w+)\.mjs$/ },
    handler: (code, id) => ({
      code: id.endsWith("createReactComponent.mjs")
        ? leanIcon
        : code
            .replaceAll(/, "key": "svg-\d+"/g, "")
            .replace(/(createReactComponent\("\w+", "[\w-]+"), "\w+"/, "$1"),
      map: null,
    }),
  },
});

const styles = laterStyles();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    withoutUnusedParts(),
    leanIcons(),
    styles.plugin,
    precompress(),
  ],
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "js" ? styles.urlOf(name) : undefined),
  },
  ssr: { noExternal: [/^@pallu\//] },
  resolve: {
    alias: [
      ...sourceAliases,
      // SWR brings a stand-in for what this React has itself.
      { find: "use-sync-external-store/shim", replacement: "react" },
      {
        find: "react-style-singleton",
        replacement: fileURLToPath(
          new URL("src/platform/rendering/styleSingleton.ts", import.meta.url),
        ),
      },
      ...(command === "build" && !isSsrBuild
        ? [{ find: /^react-router$/, replacement: productionRouter() }]
        : []),
    ],
  },
  build: {
    target: "es2022",
    // These know OKLCH, which has no fallback then: the colours of the themes are a tenth of every page's styles.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    outDir: "dist/client",
    manifest: true,
    assetsInlineLimit: 0,
    // Scripts of a page that is reached by a click are loaded ahead when a pointer comes near; its styles must be
    // there before it shows.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => file.endsWith(".css")),
    },
    // Two kilobytes less for every visitor than the built-in minifier.
    minify: isSsrBuild ? false : "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true },
      // Their notices stand in one file instead, see `license`.
      // Parentheses around a function make V8 compile it while the file loads. Without them the wrapper around React, which
      // is called at once, is parsed a second time then, in the task that starts the shop.
      format: { comments: false, wrap_func_args: true },
    },
    license: { fileName: "third-party-licences.md" },
    rolldownOptions: {
      output: {
        // Names would travel in the list of styles that every page carries; the manifest has them.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
        // On the server one file: its chunks would only import each other in a circle.
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: [
                { name: "renderer", test: renderer, priority: 2 },
                {
                  name: "metadata",
                  test: metadata,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                { name: "shop", test: shop, priority: 1 },
                { name: "homes", test: homes },
                { name: "partners", test: partners },
                { name: "samples", test: samples },
                { name: "pageHeads", test: pageHeads },
                { name: "notices", test: notices },
                { name: "share", test: share },
                { name: "fields", test: fields },
                { name: "listParts", test: listParts },
              ],
            },
      },
      onLog: (level, log, report) => {
        // Radix marks its modules for server components, which this shop does not use.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
}));
