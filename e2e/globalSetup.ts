import type { TestProject } from "vitest/node";
import { startShop } from "./startShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    shopUrl: string;
    shopDataDir: string;
  }
}

/** One shop with its demo data for all journeys; each journey registers its own account where it changes anything. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const shop = await startShop();
  project.provide("shopUrl", shop.url);
  project.provide("shopDataDir", shop.dataDir);
  return async () => {
    await shop.stop();
  };
};
