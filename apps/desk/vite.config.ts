import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { sourceAliases } from "../../tools/workspacePaths.mjs";

/** Builds the desk, which `apps/store/server` serves below `/desk`. */
export default defineConfig({
  base: "/desk/",
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    alias: [
      ...sourceAliases,
      // SWR brings a stand-in for what this React has itself.
      { find: "use-sync-external-store/shim", replacement: "react" },
      {
        find: "react-style-singleton",
        replacement: fileURLToPath(
          new URL("../store/src/platform/delivery/styleSingleton.ts", import.meta.url),
        ),
      },
    ],
  },
  // `pnpm dev` of the shop listens there.
  server: { proxy: { "/api": "http://localhost:5173" } },
  build: {
    target: "es2022",
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "third-party-licences.md" },
    rolldownOptions: {
      onLog: (level, log, report) => {
        // Radix marks its modules for server components, which the desk does not use.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
