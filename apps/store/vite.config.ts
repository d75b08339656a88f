import { brotliCompress, constants, gzip } from "node:zlib";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|html|json|webmanifest)$/;

/** Writes a brotli and a gzip twin beside every text file of the build, so that no request waits for it. */
const precompress = (): Plugin => {
  let directory = "";
  return {
    name: "pallu:precompress",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    configResolved: (config) => {
      directory = join(config.root, config.build.outDir);
    },
    closeBundle: async () => {
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
 * What every page needs, and what home, catalogue and product page share, comes in one file: fewer requests, and
 * it compresses better as one. Each page's own code stays in a chunk of its own.
 */
const shop = new RegExp(
  [
    "node_modules/(react|react-dom|scheduler|react-router|react-router-dom|swr|use-sync-external-store|dequal)/",
    "@radix-ui/react-direction/",
    "@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)",
    "packages/contract/src/(answers|call|discount|id|money|stock|totals)",
    "packages/ui/src/(layout|provider|tokens)/",
    "packages/ui/src/icons/(icon|card|header)",
    "packages/ui/src/patterns/(ProductCard|ProductGrid|SectionHeader|Carousel|Textile|SiteHeader|Wordmark)/",
    "packages/ui/src/patterns/(Anchor|inlineVars|patternStyle)",
    "packages/ui/src/components/(Picture|Price|Tag|Spinner|Skeleton|Motif|ErrorState|Button|Heading|Text)/",
    "packages/ui/src/components/(IconButton|CountBadge|Switch|BackToTop|ScrollProgress|classNames|componentStyle)",
    "apps/store/src/(platform|routes/cards|features/session|features/currency)/",
    "apps/store/src/features/cart/(CartProvider|addToCart|cart\\.(logic|messages|queue))",
    "apps/store/src/features/wishlist/",
    "apps/store/src/features/notices/(notices|ToasterSlot)",
    "apps/store/src/features/catalogue/(catalogue\\.(data|view)|priceOf)",
    "apps/store/src/routes/(match|shell/(Header|Shell|Preferences))",
    "apps/store/src/(content/site|App|routes|entry\\.client)\\.",
  ].join("|"),
);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), precompress()],
  ssr: { noExternal: [/^@pallu\//] },
  build: {
    target: "es2022",
    outDir: "dist/client",
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Two kilobytes less for every visitor than the built-in minifier.
    minify: "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true },
      // Their notices stand in one file instead, see `license`.
      format: { comments: false },
    },
    license: { fileName: "third-party-licences.md" },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "shop", test: shop }],
        },
      },
      onLog: (level, log, report) => {
        // Radix marks its modules for server components, which this shop does not use.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
