import { defineConfig } from "vitest/config";
import { nightlyTests } from "../tools/nightlyTests.mjs";
import { largeYoungGeneration } from "../tools/v8.mjs";

/**
 * Tests on real services: the races need a PostgreSQL (TEST_POSTGRES_URL, or server programs on this machine), the
 * shared rate limits the program redis-server.
 */
export default defineConfig({
  test: {
    include: ["services/**/*.test.ts"],
    exclude: nightlyTests.map((file) => file.replace("resilience/", "")),
    globalSetup: ["services/globalSetup.ts"],
    fileParallelism: false,
    // The API is imported and compiled once.
    isolate: false,
    // The embedded database runs for seconds, too short for the optimizing compiler to pay off.
    execArgv: [...largeYoungGeneration, "--liftoff-only"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
