import type { TestProject } from "vitest/node";
import { startShop } from "./startShop.ts";
import type { RunningShop } from "./startShop.ts";

declare module "vitest" {
  interface ProvidedContext {
    shops: { url: string; dataDir: string }[];
  }
}

/** Starts one shop with demo data for each worker. Tests that change data register their own account. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const shops: RunningShop[] = [];
  // One after the other: the first one builds what is stale.
  while (shops.length < Number(project.config.maxWorkers)) shops.push(await startShop());
  project.provide(
    "shops",
    shops.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
};
