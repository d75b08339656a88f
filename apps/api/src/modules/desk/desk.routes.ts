import type { Context } from "../../context.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { merchantRoutes } from "../merchant/merchant.routes.ts";
import { deskExportRoutes } from "./deskExports.routes.ts";
import { deskFileRoutes } from "./deskFiles.routes.ts";
import { deskPictureRoutes } from "./deskPictures.routes.ts";
import { deskImportRoutes } from "./deskImports.routes.ts";
import { atDesk } from "./desk.rules.ts";
import { deskSettingRoutes } from "./deskSettings.routes.ts";
import { deskPasskeyRoutes } from "./deskPasskeys.routes.ts";
import { deskPeopleRoutes } from "./deskPeople.routes.ts";
import { deskStockRoutes } from "./deskStock.routes.ts";

/** The endpoints of the desk: those of the merchant API, by the same handlers, and its own. */
export const deskRoutes = (context: Context): RouteDefinition[] => [
  ...merchantRoutes(context).map((definition) => ({
    ...definition,
    endpoint: atDesk(definition.endpoint),
  })),
  ...deskExportRoutes(context),
  ...deskFileRoutes(context),
  ...deskPictureRoutes(context),
  ...deskPeopleRoutes(context),
  ...deskPasskeyRoutes(context),
  ...deskStockRoutes(context),
  ...deskImportRoutes(context),
  ...deskSettingRoutes(context),
];
