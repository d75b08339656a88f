import type { TestProject } from "vitest/node";
import { startShop } from "./startShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopUrl: string;
    shopDataDir: string;
  }
}

/** Starts one shop with demo data for all tests. Tests that change data register their own account. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const shop = await startShop();
  project.provide("shopUrl", shop.url);
  project.provide("shopDataDir", shop.dataDir);
  return async () => {
    await shop.stop();
  };
};
