import { createReadStream, existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { sourceAliases } from "../../tools/workspacePaths.mjs";
import { precompress } from "./server/precompress.ts";
import { chunkStylesUrl } from "./src/platform/delivery/chunkStyles.ts";

/** Writes a brotli and a gzip twin beside every text file of the build. */
const precompressed = (): Plugin => {
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
          .filter((entry) => entry.isFile())
          .map(async (entry) => precompress(join(entry.parentPath, entry.name))),
      );
    },
  };
};

/**
 * Writes one style sheet, `chunks.css` in the manifest, with the rules of all chunks. Scripts name it instead of the
 * chunks' own, by a URL that does not change with the content, because the names of scripts do not either: the document
 * says which file it is (docs/decisions/0034). Sheets with fonts stay on their own, as the browser lays out the whole page
 * when one is added. The document of a static build loads it at once; that of the server leaves this out.
 */
const chunkStyles = () => {
  const originalFileName = "chunks.css";
  const merged = new Set<string>();
  let file = "";
  const plugin: Plugin = {
    name: "pallu:chunk-styles",
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
        this.emitFile({ type: "asset", fileName: chunkStylesUrl.slice(1), source });
        file = this.getFileName(
          this.emitFile({ type: "asset", name: originalFileName, originalFileName, source }),
        );
      },
    },
    // Behind the order of the layers, which the first sheet that names one would set otherwise.
    transformIndexHtml: () =>
      [{ href: `/${file}` }, { disabled: true, href: chunkStylesUrl }].map((attrs) => ({
        tag: "link",
        attrs: { rel: "stylesheet", "data-static": true, ...attrs },
        injectTo: "head" as const,
      })),
  };
  return { plugin, urlOf: (name: string) => (merged.has(name) ? chunkStylesUrl : undefined) };
};

const demoFolder = fileURLToPath(new URL("../../packages/demo", import.meta.url));

const hasDemo = existsSync(demoFolder);
const demoRoom = fileURLToPath(new URL("src/demo/", import.meta.url));

/**
 * Leaves out the pages of the demo, and what other pages would show of it is undefined: a shop of one's own never renders
 * it (docs/decisions/0063).
 */
const withoutDemo = (): Plugin => ({
  name: "pallu:without-demo",
  enforce: "pre",
  load: async (id) => {
    if (!id.startsWith(demoRoom)) return null;
    const source = await readFile(id, "utf8");
    return [...source.matchAll(/^export (?:const|\{) (\w+)/gm)]
      .map(([, name]) => `export const ${name} = ${name === "demoRoutes" ? "[]" : "undefined"};`)
      .join("\n");
  },
});

/**
 * Serves the pictures of the demo's pages. They keep their names, which say the size of the master and have a hash
 * (docs/decisions/0060).
 */
const demoPictures = (): Plugin => {
  const folders = ["pages", "closeUps"].map((name) => join(demoFolder, name));
  const url = "/assets/pictures/";
  return {
    name: "pallu:demo-pictures",
    configureServer: ({ middlewares }) => {
      middlewares.use(url, (request, response, next) => {
        const { pathname } = new URL(request.url ?? "", "http://localhost");
        const file = folders
          .map((folder) => join(folder, basename(pathname)))
          .find((path) => existsSync(path));
        if (file === undefined) next();
        else createReadStream(file).pipe(response);
      });
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const folder of folders)
        for (const file of await readdir(folder))
          this.emitFile({
            type: "asset",
            fileName: url.slice(1) + file,
            source: await readFile(join(folder, file)),
          });
    },
  };
};

/** Fails the build of the server if a page lacks a part. */
const checkRoutes = (): Plugin => ({
  name: "pallu:check-routes",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  async writeBundle({ dir = "" }) {
    const entry = pathToFileURL(join(dir, "entryServer.js")).href;
    const { listRouteFaults } = (await import(entry)) as {
      listRouteFaults: () => Promise<string[]>;
    };
    const faults = await listRouteFaults();
    if (faults.length > 0) this.error(faults.join("\n"));
  },
});

/**
 * Modules that come in one file with everything they import: the entry, and what most pages show. Fewer requests, and it
 * compresses better as one. Each page's own code stays in a chunk of its own. Paths of files and folders from the root: the
 * build fails if one is gone, as its code would move to other chunks.
 */
const shop = [
  "apps/store/src/entryClient.tsx",
  "apps/store/src/platform/data/firstView.ts",
  "apps/store/src/sections/cards/LoadingCards.css.ts",
  "apps/store/src/sections/cards/LoadingCards.tsx",
  "apps/store/src/sections/cards/ReloadLink.tsx",
  "apps/store/src/sections/cards/ShopCard.tsx",
  "apps/store/src/sections/cards/useCardActions.ts",
  "packages/ui/src/components/Heading/",
  "packages/ui/src/components/Motif/",
  "packages/ui/src/components/Skeleton/",
  "packages/ui/src/components/Spinner/",
  "packages/ui/src/components/Text/",
  "packages/ui/src/layout/Stack/",
  "packages/ui/src/patterns/Carousel/",
  "packages/ui/src/patterns/ProductGrid/",
  "packages/ui/src/patterns/SectionHeader/",
  "packages/ui/src/patterns/Textile/",
  "packages/ui/src/provider/",
  "packages/ui/src/style/",
  // Styles of parts that most pages show: a few hundred bytes each, which would cost a request of their own.
  "packages/ui/src/components/Breadcrumb/Breadcrumb.css.ts",
  "packages/ui/src/components/EmptyState/EmptyState.css.ts",
  "packages/ui/src/components/Link/Link.css.ts",
  "packages/ui/src/patterns/BlogCard/BlogCard.css.ts",
  "packages/ui/src/patterns/BlogCard/PostMeta.css.ts",
  "packages/ui/src/sections/BrandStrip/BrandStrip.css.ts",
  "packages/ui/src/sections/Hero/Hero.css.ts",
  "packages/ui/src/patterns/PageHeader/PageHeader.css.ts",
  "packages/ui/src/patterns/SiteFooter/SiteFooter.css.ts",
  "packages/ui/src/sections/Testimonials/Testimonials.css.ts",
  "packages/ui/src/sections/WhyChoose/WhyChoose.css.ts",
].map((path) => {
  const module = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  if (!existsSync(module)) throw new Error(`vite.config.ts names ${path}, which is gone.`);
  return module;
});

/** What every page of a shop of one's own shows around it. */
const ownShop = fileURLToPath(new URL("src/own/createOwnShop.tsx", import.meta.url));

/** Renders. A file of its own, which the browser keeps when the shop changes. */
const renderer = /node_modules\/(?:react|react-dom|scheduler)\//;

const styles = chunkStyles();

/** `vite build --mode own` builds the pages of a shop of one's own alone. */
export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    // Equal class names in all builds: the default depends on the mode.
    vanillaExtractPlugin({ identifiers: command === "build" ? "short" : "debug" }),
    styles.plugin,
    precompressed(),
    checkRoutes(),
    mode === "own" || !hasDemo ? withoutDemo() : demoPictures(),
  ],
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "js" ? styles.urlOf(name) : undefined),
  },
  ssr: { noExternal: [/^@pallu\//] },
  resolve: {
    alias: [
      ...sourceAliases,
      ...(mode === "own"
        ? [{ find: /^\.\/ownPages\.ts$/, replacement: "./ownPages.lazy.ts" }]
        : []),
      // SWR brings a stand-in for what this React has itself.
      { find: "use-sync-external-store/shim", replacement: "react" },
      {
        find: "react-style-singleton",
        replacement: fileURLToPath(
          new URL("src/platform/delivery/styleSingleton.ts", import.meta.url),
        ),
      },
    ],
  },
  build: {
    target: "es2022",
    // These know OKLCH, which has no fallback then: the colours of the themes are a tenth of every page's styles.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    outDir: mode === "own" ? "dist/own" : "dist/client",
    // Icons and share picture of the demo.
    copyPublicDir: mode !== "own",
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
                { name: "renderer", test: renderer, priority: 1 },
                {
                  name: "shop",
                  test: (id: string) =>
                    shop.some((module) => id.startsWith(module)) ||
                    (mode === "own" && id.startsWith(ownShop)),
                },
                // Small modules of six pages or more. With fewer pages each page loads more that it does not show.
                { name: "parts", test: /^(?!.*\.css)/, minShareCount: 6, maxModuleSize: 2000 },
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
