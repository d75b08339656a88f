import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the package for other applications. The table of calls comes with it; React and SWR do not. */
export default defineConfig({
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    lib: {
      entry: { index: at("src/index.ts"), swr: at("src/swr.ts") },
      formats: ["es"],
    },
    rolldownOptions: {
      external: /^(?:react|swr)(?:\/|$)/,
      output: { chunkFileNames: "[name].js" },
      onLog: (level, log, report) => {
        // The directive of the hooks is kept.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
