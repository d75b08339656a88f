import { defineConfig } from "vitest/config";
import { hasRedis } from "../tools/services.mjs";
import { largeYoungGeneration } from "../tools/v8.mjs";

// Without PostgreSQL the run fails with one line (globalSetup.ts).
process.env["TEST_ENGINE"] ??= "postgres";
if (!hasRedis())
  console.info("Left out: services/redis.test.ts, because redis-server was not found.");

/**
 * Tests on real services: the races need a PostgreSQL (TEST_POSTGRES_URL, or server programs on this machine), the
 * shared rate limits the program redis-server.
 */
export default defineConfig({
  test: {
    include: ["services/**/*.test.ts"],
    exclude: hasRedis() ? [] : ["services/redis.test.ts"],
    reporters: ["default", "../tools/vitest.count.mjs"],
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
