import { defineConfig } from "vitest/config";

/** The races: they need a real PostgreSQL (TEST_POSTGRES_URL, or server programs on this machine). */
export default defineConfig({
  test: {
    include: ["test-postgres/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
