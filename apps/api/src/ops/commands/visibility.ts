import { changeFlags, changeHidden } from "../../modules/catalogue/visibility.service.ts";
import type { HidingOutcome } from "../../modules/catalogue/visibility.service.ts";
import type { FlagName, Flags } from "../../modules/catalogue/visibility.rules.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
import { jsonOption, printJson } from "../print.ts";
import { oneOf } from "../values.ts";

const MAX_IDS = 500;

const changeOptions = {
  "dry-run": { summary: "shows what would happen and changes nothing" },
  ...jsonOption,
} as const;

const refusalOf = (
  what: string,
  refused: Exclude<HidingOutcome, { kind: "changed" }>,
): readonly string[] =>
  refused.kind === "unknown"
    ? refused.ids.map((id) => `There is no ${what} ${id}.`)
    : refused.products.map(
        ({ id, name }) =>
          `No variant of ${name} would be left: hide the product instead, with product:hide ${id}.`,
      );

interface Visibility {
  what: "product" | "variant";
  verb: "hide" | "show";
  summary: string;
  details: readonly string[];
}

const visibilityCommand = ({ what, verb, summary, details }: Visibility): ShopCommand => {
  const hidden = verb === "hide";
  return {
    kind: "shop",
    name: `${what}:${verb}`,
    usage: `<${what}> ... [--dry-run] [--json]`,
    summary,
    details,
    options: changeOptions,
    argumentCount: [1, MAX_IDS],
    run: async (context, input, { print }) => {
      const dryRun = input.isSet("dry-run");
      const order = { what, ids: input.positionals, hidden, dryRun };
      const outcome = await changeHidden(context, order, context.actor);
      if (outcome.kind !== "changed")
        throw new Refusal(...refusalOf(what, outcome), "Nothing was changed.");
      const { changes } = outcome;
      if (printJson(input, print, { dryRun, hidden, changes })) return;
      const state = hidden ? "hidden" : "shown";
      for (const { id, name, isChanged } of changes)
        print(`${id} (${name}): ${isChanged ? `${state} now` : `was ${state} before`}`);
      if (dryRun) print("This was a dry run: nothing was changed.");
    },
  };
};

const flagNames = {
  "best-seller": "bestSeller",
  "new-arrival": "newArrival",
  trending: "trending",
} as const satisfies Record<string, FlagName>;

const flagsOf = (input: Input): Flags => {
  const flags: Flags = {};
  for (const [option, flag] of Object.entries(flagNames)) {
    const word = oneOf(["yes", "no"], input.text(option), `value of --${option}`);
    if (word !== undefined) flags[flag] = word === "yes";
  }
  if (Object.keys(flags).length === 0)
    throw new UsageError("Say at least one of --best-seller, --new-arrival and --trending.");
  return flags;
};

const yesNo = (flag: boolean): string => (flag ? "yes" : "no");

const productFlag: ShopCommand = {
  kind: "shop",
  name: "product:flag",
  usage:
    "<product or variant> [--best-seller yes|no] [--new-arrival yes|no] [--trending yes|no] [--dry-run] [--json]",
  summary: "Marks a product as best seller, new arrival or trending, or removes the mark.",
  details: [
    "Variants carry the marks. Of a product, 'yes' marks the first variant that is shown, and 'no'",
    "removes the mark from all of them.",
  ],
  options: {
    "best-seller": { value: "yes|no", summary: "whether it is a best seller" },
    "new-arrival": { value: "yes|no", summary: "whether it is a new arrival" },
    trending: { value: "yes|no", summary: "whether it is trending" },
    ...changeOptions,
  },
  argumentCount: [1, 1],
  run: async (context, input, { print }) => {
    const id = input.positionals[0] ?? "";
    const flags = flagsOf(input);
    const dryRun = input.isSet("dry-run");
    const outcome = await changeFlags(context, { id, flags, dryRun }, context.actor);
    if (outcome.kind !== "changed") throw new Refusal(`There is no product or variant ${id}.`);
    const { changed } = outcome;
    if (printJson(input, print, { dryRun, changed })) return;
    for (const { id: variantId, flags: next } of changed)
      for (const [option, flag] of Object.entries(flagNames))
        if (next[flag] !== undefined)
          print(`${variantId}: ${option} ${yesNo(!next[flag])} → ${yesNo(next[flag])}`);
    if (changed.length === 0) print("It was so before: nothing was changed.");
    if (dryRun) print("This was a dry run: nothing was changed.");
  },
};

const hideDetails = [
  "It leaves lists, pages, search and related products at once and cannot be ordered. Carts and",
  "wishlists do not show it; they do again when it is shown again. Orders and invoices keep it.",
];

export const visibilityCommands: readonly ShopCommand[] = [
  visibilityCommand({
    what: "product",
    verb: "hide",
    summary: "Hides products from shoppers.",
    details: hideDetails,
  }),
  visibilityCommand({
    what: "product",
    verb: "show",
    summary: "Shows hidden products again.",
    details: ["Variants that were hidden one by one stay hidden."],
  }),
  productFlag,
  visibilityCommand({
    what: "variant",
    verb: "hide",
    summary: "Hides variants from shoppers.",
    details: [...hideDetails, "The last variant of a product is hidden with the product."],
  }),
  visibilityCommand({
    what: "variant",
    verb: "show",
    summary: "Shows hidden variants again.",
    details: ["Their product stays hidden if it is."],
  }),
];
