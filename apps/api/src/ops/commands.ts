import { auditCommands } from "./commands/audit.ts";
import { bannerCommands } from "./commands/banner.ts";
import { catalogueCommands } from "./commands/catalogue.ts";
import type { Command } from "./command.ts";
import { customerCommands } from "./commands/customers.ts";
import { databaseCommands } from "./commands/database.ts";
import { deskCommands } from "./commands/desk.ts";
import { doctorCommands } from "./commands/doctor.ts";
import { keyCommands } from "./commands/keys.ts";
import { mailCommands } from "./commands/mails.ts";
import { messageCommands } from "./commands/messages.ts";
import { orderImportCommands } from "./commands/orderImport.ts";
import { orderCommands } from "./commands/orders.ts";
import { stockCommands } from "./commands/stock.ts";
import { ownShopCommands } from "./commands/ownShop.ts";
import { peopleCommands } from "./commands/people.ts";
import { redirectCommands } from "./commands/redirects.ts";
import { reportCommands } from "./commands/reports.ts";
import { shopCommands } from "./commands/shop.ts";
import { visibilityCommands } from "./commands/visibility.ts";
import { webhookCommands } from "./commands/webhooks.ts";

export const commands: readonly Command[] = [
  ...databaseCommands,
  ...peopleCommands,
  ...customerCommands,
  ...ownShopCommands,
  ...shopCommands,
  ...stockCommands,
  ...orderCommands,
  ...orderImportCommands,
  ...messageCommands,
  ...mailCommands,
  ...reportCommands,
  ...catalogueCommands,
  ...visibilityCommands,
  ...bannerCommands,
  ...redirectCommands,
  ...doctorCommands,
  ...deskCommands,
  ...keyCommands,
  ...webhookCommands,
  ...auditCommands,
];
