import type { Output } from "../../platform/callTypes.ts";

export type CatalogueImport = Output<"GET /api/desk/imports/:importId">;
