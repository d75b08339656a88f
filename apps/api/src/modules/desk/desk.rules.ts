import type { Endpoint } from "@pallu/contract/schemas";
import { deskExportEndpoints } from "./deskExports.rules.ts";
import { deskFileEndpoints } from "./deskFiles.rules.ts";
import { deskPictureEndpoints } from "./deskPictures.rules.ts";
import { deskPasskeyEndpoints } from "./deskPasskeys.rules.ts";
import { deskPeopleEndpoints } from "./deskPeople.rules.ts";
import { deskStockEndpoints } from "./deskStock.rules.ts";
import { deskImportEndpoints } from "./deskImports.rules.ts";
import { deskSettingEndpoints } from "./deskSettings.rules.ts";
import type { merchantEndpoints } from "../merchant/merchant.rules.ts";

export type { AuditAction } from "../audit/audit.rules.ts";

type DeskPath<Path extends string> = Path extends `/api/merchant/${infer Rest}`
  ? `/api/desk/${Rest}`
  : Path;

/** An endpoint of the merchant API as the desk has it: below `/api/desk`, for members of staff. */
export type AtDesk<E extends Endpoint> = Omit<E, "access" | "call" | "name"> & {
  access: "staff";
  name: string;
  call: { method: E["call"]["method"]; path: DeskPath<E["call"]["path"]> };
};

/** Returns an endpoint of the merchant API as the desk has it. */
export const atDesk = <E extends Endpoint>(endpoint: E): AtDesk<E> => ({
  ...endpoint,
  access: "staff",
  name: `${endpoint.name}AtDesk`,
  call: {
    method: endpoint.call.method,
    path: endpoint.call.path.replace("/api/merchant/", "/api/desk/") as DeskPath<E["call"]["path"]>,
  },
});

/** The endpoints that only the desk has. */
export const deskEndpoints = {
  ...deskExportEndpoints,
  ...deskFileEndpoints,
  ...deskPictureEndpoints,
  ...deskPeopleEndpoints,
  ...deskPasskeyEndpoints,
  ...deskStockEndpoints,
  ...deskImportEndpoints,
  ...deskSettingEndpoints,
};

/** All endpoints of the desk by their name: those of the merchant API, and its own. */
export type DeskEndpoints = {
  [Name in keyof typeof merchantEndpoints]: AtDesk<(typeof merchantEndpoints)[Name]>;
} & typeof deskEndpoints;
