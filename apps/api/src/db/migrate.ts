import { join } from "node:path";
import { apiRoot } from "../folders.ts";

export const migrationsFolder: string = join(apiRoot, "src/db/migrations");
