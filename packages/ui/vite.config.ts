import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin, Rolldown } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const namesIn = (folder: string): string[] =>
  readdirSync(at(`src/entries/${folder}`), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[\w-]+\.ts$/.test(entry.name))
    .map(({ name }) => folder + name.replace(/\.ts$/, ""));

/** The public entries, by the path that follows `@pallu/ui/`. */
const entries = Object.fromEntries([
  ["index", at("src/index.ts")],
  ["global", at("src/tokens/global.css.ts")],
  ["fonts-face", at("src/fonts/fonts.css.ts")],
  ...["", "themes/", "messages/"]
    .flatMap(namesIn)
    .map((name) => [name, at(`src/entries/${name}.ts`)]),
]);

/** Modules that only a browser can run: they have state, effects or event handlers. */
const isForClient = (id: string): boolean =>
  /\/src\/(?:components|patterns|sections|desk|provider)\/.*\.tsx$|\/use[A-Z]\w*\.tsx?$/.test(id);

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Writes one style sheet for each entry, in the order of its imports, and `styles.css` with those of all components but the
 * desk's.
 * Removes the style sheets of single modules.
 */
const joinStyles = (): Plugin => ({
  name: "pallu:join-styles",
  enforce: "post",
  generateBundle(_options, bundle) {
    const textOf = (file: string): string => {
      const asset = bundle[file];
      return asset?.type === "asset" ? String(asset.source) : "";
    };
    const collect = (file: string, seen: Set<string>, sheets: Set<string>): Set<string> => {
      const chunk = bundle[file] as Chunk | undefined;
      if (chunk?.type !== "chunk" || seen.has(file)) return sheets;
      seen.add(file);
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) collect(next, seen, sheets);
      for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
      return sheets;
    };
    const sheetsOf = (names: readonly string[]): string[] => {
      const [seen, sheets] = [new Set<string>(), new Set<string>()];
      for (const name of names) collect(`entries/${name}.js`, seen, sheets);
      return [...sheets];
    };
    const written = new Map<string, string[]>();
    for (const name of Object.keys(entries)) written.set(name, sheetsOf([name]));
    const fonts = new Set(written.get("fonts-face"));
    const parts = Object.keys(entries).filter(
      (name) => !/^(?:themes\/|messages\/|fonts|desk$)/.test(name),
    );
    written.set(
      "styles",
      sheetsOf(["global", ...parts]).filter((sheet) => !fonts.has(sheet)),
    );
    written.set(
      "global",
      (written.get("global") ?? []).filter((sheet) => !fonts.has(sheet)),
    );
    written.set("fonts", [...fonts]);
    written.delete("fonts-face");
    const source = new Map(
      [...written].map(([name, sheets]) => [name, sheets.map(textOf).join("")]),
    );
    for (const sheet of new Set([...written.values()].flat())) delete bundle[sheet];
    for (const [name, text] of source)
      if (text !== "")
        this.emitFile({
          type: "asset",
          fileName: `styles/${name.replace("themes/", "theme-")}.css`,
          // Vite writes absolute URLs in a build for a server.
          source: text.replaceAll("url(/fonts/", "url(../fonts/"),
        });
  },
});

/** Builds the package for other applications: one module for each source file, one style sheet for each entry. */
export default defineConfig({
  base: "./",
  plugins: [react(), vanillaExtractPlugin(), joinStyles()],
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: "es2022",
    minify: false,
    cssMinify: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [`entries/${name}`, file]),
      ),
      preserveEntrySignatures: "strict",
      external: (id) => id === "@vanilla-extract/css" || !/^[./\0]|^\w:|^virtual:|vanilla/.test(id),
      output: {
        format: "es",
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: "[name].js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css"))
            ? "styles/[name]-[hash][extname]"
            : "fonts/[name][extname]",
        banner: ({ facadeModuleId }) =>
          facadeModuleId !== null && isForClient(facadeModuleId) ? '"use client";' : "",
      },
    },
  },
  experimental: {
    renderBuiltUrl: (filename, { hostType, hostId }) => {
      if (hostType !== "js") return undefined;
      const up = "../".repeat(hostId.split("/").length - 1) || "./";
      return { runtime: `new URL(${JSON.stringify(up + filename)}, import.meta.url).href` };
    },
  },
});
