import { auditCommands } from "./audit.commands.ts";
import { bannerCommands } from "./banner.commands.ts";
import { catalogueCommands } from "./catalogue.commands.ts";
import type { Command } from "./command.ts";
import { databaseCommands } from "./database.commands.ts";
import { doctorCommands } from "./doctor.commands.ts";
import { keyCommands } from "./keys.commands.ts";
import { messageCommands } from "./messages.commands.ts";
import { orderCommands } from "./orders.commands.ts";
import { stockCommands } from "./stock.commands.ts";
import { peopleCommands } from "./people.commands.ts";
import { reportCommands } from "./reports.commands.ts";
import { shopCommands } from "./shop.commands.ts";
import { visibilityCommands } from "./visibility.commands.ts";
import { webhookCommands } from "./webhooks.commands.ts";

/** All commands of `pnpm ops`. */
export const commands: readonly Command[] = [
  ...databaseCommands,
  ...peopleCommands,
  ...shopCommands,
  ...stockCommands,
  ...orderCommands,
  ...messageCommands,
  ...reportCommands,
  ...catalogueCommands,
  ...visibilityCommands,
  ...bannerCommands,
  ...doctorCommands,
  ...keyCommands,
  ...webhookCommands,
  ...auditCommands,
];
