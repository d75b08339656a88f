import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the package for other applications. It includes the table of calls. */
export default defineConfig({
  build: {
    target: "es2022",
    minify: false,
    sourcemap: true,
    lib: {
      entry: { index: at("src/index.ts"), node: at("src/node.ts") },
      formats: ["es"],
    },
  },
});
