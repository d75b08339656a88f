import type { Db } from "../../db/client.ts";
import {
  addWebhook,
  removeWebhook,
  replayEvents,
} from "../../modules/webhooks/webhookChanges.service.ts";
import {
  dropDeliveries,
  findFailed,
  findWebhooks,
  releaseDeliveries,
} from "../../modules/webhooks/webhooks.repo.ts";
import { Refusal, UsageError } from "../command.ts";
import type { ShopCommand } from "../command.ts";
import { jsonOption, printJson, printTable } from "../print.ts";
import { dateTime } from "../values.ts";

const MAX_FAILED = 50;

const webhookAdd: ShopCommand = {
  kind: "shop",
  name: "webhook:add",
  usage: "<url>",
  summary: "Adds a URL that gets every state change of an order, and shows its secret once.",
  details: ["The URL must begin with https://, and its host must have a public IP address."],
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const text = input.positionals[0] ?? "";
    const webhook = await addWebhook(context, text, context.actor);
    if (webhook.kind === "refused")
      throw new UsageError(`Events cannot be sent to '${text}': ${webhook.reason}.`);
    print(`${webhook.id} sends to ${webhook.url}`);
    print(webhook.secret);
    print("The receiver checks the signature of events with this secret. It is shown only now.");
    if (webhook.warning !== undefined)
      print(
        `Warning: ${new URL(webhook.url).hostname} cannot be resolved now (${webhook.warning}). Events wait for it.`,
      );
  },
};

const webhookList: ShopCommand = {
  kind: "shop",
  name: "webhook:list",
  usage: "[--json]",
  summary: "Lists webhooks, and the latest events that were given up.",
  options: jsonOption,
  argumentCount: [0, 0],
  run: async ({ db }, input, { print }) => {
    const webhooks = await findWebhooks(db);
    const failed = await findFailed(db, MAX_FAILED);
    if (printJson(input, print, { webhooks, failed })) return;
    const rows = webhooks.map((webhook) => [
      webhook.id,
      String(webhook.waiting),
      String(webhook.held),
      String(webhook.failed),
      webhook.url,
    ]);
    const head = ["Webhook", "Waiting", "Held", "Given up", "URL"];
    printTable(print, head, rows, "There is no webhook.");
    if (failed.length === 0) return;
    print("");
    const events = failed.map(({ id, createdAt, lastError }) => [
      id,
      dateTime(createdAt),
      lastError ?? "",
    ]);
    printTable(print, ["Event given up", "Of", "Last error"], events);
  },
};

const webhookRemove: ShopCommand = {
  kind: "shop",
  name: "webhook:remove",
  usage: "<webhook>",
  summary: "Removes a webhook and what waits for it.",
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const id = input.positionals[0] ?? "";
    if (!(await removeWebhook(context, id, context.actor)))
      throw new Refusal(`There is no webhook ${id}.`);
    print(`The webhook ${id} is removed.`);
  },
};

const webhookReplay: ShopCommand = {
  kind: "shop",
  name: "webhook:replay",
  usage: "<event or webhook>",
  summary: "Sends an event again, or all events of a webhook that were given up.",
  details: ["An event keeps its webhook-id, so that a receiver recognises one it has."],
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const id = input.positionals[0] ?? "";
    const events = await replayEvents(context, id, context.actor);
    if (events === 0) throw new Refusal(`There is no event to send again for ${id}.`);
    print(events === 1 ? "1 event is sent again." : `${events} events are sent again.`);
  },
};

interface HeldChange {
  name: string;
  summary: string;
  isDestructive: boolean;
  change: (tx: Db, webhookId: string, now: Date) => Promise<number>;
  /** What has happened to the events, after their number. */
  outcome: string;
}

/** Returns a command for the events that a restore holds. */
const heldCommand = ({ change, outcome, ...info }: HeldChange): ShopCommand => ({
  ...info,
  kind: "shop",
  usage: `<webhook>${info.isDestructive ? " --yes" : ""}`,
  argumentCount: [1, 1],
  run: async ({ db, clock, audit }, input, { print }) => {
    const id = input.positionals[0] ?? "";
    const events = await db.transaction(async (tx) => {
      const count = await change(tx, id, clock.now());
      if (count === 0)
        throw new Refusal(`No event is held for ${id}. webhook:list shows those that are.`);
      await audit(tx, { target: `webhook ${id}`, before: { held: count }, after: { held: 0 } });
      return count;
    });
    print(`${events} held events ${outcome}.`);
  },
});

const webhookRelease = heldCommand({
  name: "webhook:release",
  summary: "Sends the events of a webhook that a restore holds.",
  isDestructive: false,
  change: releaseDeliveries,
  outcome: "are sent",
});

const webhookDrop = heldCommand({
  name: "webhook:drop",
  summary: "Deletes the events of a webhook that a restore holds.",
  isDestructive: true,
  change: dropDeliveries,
  outcome: "are deleted",
});

export const webhookCommands: readonly ShopCommand[] = [
  webhookAdd,
  webhookList,
  webhookRemove,
  webhookReplay,
  webhookRelease,
  webhookDrop,
];
