import { defineConfig } from "vitest/config";

/**
 * What needs a real service: the races a PostgreSQL (TEST_POSTGRES_URL, or server programs on this machine),
 * the shared rate limits the program redis-server.
 */
export default defineConfig({
  test: {
    include: ["test-services/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
