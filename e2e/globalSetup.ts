import type { TestProject } from "vitest/node";
import { seedDataDir, startShop } from "./startShop.ts";
import type { RunningShop } from "./startShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    shops: { url: string; dataDir: string }[];
  }
}

/** Starts one shop with demo data for each worker. Tests that change data register their own account. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const forget = await seedDataDir();
  const shops: RunningShop[] = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, () => startShop()),
  );
  project.provide(
    "shops",
    shops.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await forget();
  };
};
