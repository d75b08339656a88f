import type { Db } from "../../db/client.ts";
import { runOrUndo } from "../../db/runOrUndo.ts";
import { products, variants } from "../../modules/catalogue/catalogue.tables.ts";
import {
  findProductIdsOf,
  lockProducts,
  lockVariantsOf,
  writeFlags,
  writeProductImage,
  writeHidden,
} from "../../modules/catalogue/visibility.repo.ts";
import type { AuditedChange } from "../../modules/audit/audit.rules.ts";
import type { Flags, LockedVariant } from "../../modules/catalogue/visibility.repo.ts";
import { Refusal, UsageError } from "../command.ts";
import type { Input, ShopCommand } from "../command.ts";
import { jsonOption, printJson } from "../print.ts";
import { oneOf } from "../values.ts";

const MAX_IDS = 500;

const changeOptions = {
  "dry-run": { summary: "shows what would happen and changes nothing" },
  ...jsonOption,
} as const;

/** One requested change, and the previous value. */
interface Change {
  id: string;
  name: string;
  isChanged: boolean;
}

const checkKnown = (what: string, ids: readonly string[], known: ReadonlySet<string>): void => {
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0)
    throw new Refusal(...missing.map((id) => `There is no ${what} ${id}.`), "Nothing was changed.");
};

const hideProducts = async (tx: Db, ids: readonly string[], hidden: boolean): Promise<Change[]> => {
  const found = await lockProducts(tx, ids);
  checkKnown("product", ids, new Set(found.map(({ id }) => id)));
  await writeHidden(tx, products, ids, hidden);
  return found.map(({ id, name, hidden: before }) => ({ id, name, isChanged: before !== hidden }));
};

const hideVariants = async (tx: Db, ids: readonly string[], hidden: boolean): Promise<Change[]> => {
  const locked = await lockProducts(tx, await findProductIdsOf(tx, ids));
  const all = await lockVariantsOf(
    tx,
    locked.map(({ id }) => id),
  );
  checkKnown("variant", ids, new Set(all.map(({ id }) => id)));
  const isAsked = new Set(ids);
  const remains = (variant: LockedVariant): boolean =>
    isAsked.has(variant.id) ? !hidden : !variant.hidden;
  const shownOf = new Map(
    locked.map(({ id }) => [id, all.filter((each) => each.productId === id && remains(each))]),
  );
  const empty = locked.filter(({ id }) => shownOf.get(id)?.length === 0);
  if (empty.length > 0)
    throw new Refusal(
      ...empty.map(
        ({ id, name }) =>
          `No variant of ${name} would be left: hide the product instead, with product:hide ${id}.`,
      ),
      "Nothing was changed.",
    );
  await writeHidden(tx, variants, ids, hidden);
  for (const { id } of locked) await writeProductImage(tx, id, shownOf.get(id)?.[0]?.image ?? "");
  const names = new Map(locked.map(({ id, name }) => [id, name]));
  return all
    .filter(({ id }) => isAsked.has(id))
    .map(({ id, productId, colourName, hidden: before }) => ({
      id,
      name: `${names.get(productId) ?? ""} in ${colourName}`,
      isChanged: before !== hidden,
    }));
};

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
    run: async ({ db, audit }, input, { print }) => {
      const ids = [...new Set(input.positionals)];
      const dryRun = input.isSet("dry-run");
      let changes: Change[] = [];
      await runOrUndo(db, dryRun, async (tx) => {
        changes = await (what === "product" ? hideProducts : hideVariants)(tx, ids, hidden);
        const audited = changes
          .filter(({ isChanged }) => isChanged)
          .map(({ id }) => ({
            target: `${what} ${id}`,
            before: { hidden: !hidden },
            after: { hidden },
          }));
        await audit(tx, ...audited);
      });
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
} as const satisfies Record<string, keyof Flags>;

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

/**
 * Returns the flag's changes per variant. For a product, adding a flag affects its first variant, removing it affects
 * all.
 */
const flagChanges = (
  all: readonly LockedVariant[],
  isVariant: boolean,
  id: string,
  flags: Flags,
): { variant: LockedVariant; next: Flags }[] => {
  const first = all.find(({ hidden }) => !hidden) ?? all[0];
  return all
    .filter((variant) => !isVariant || variant.id === id)
    .map((variant) => ({
      variant,
      next: Object.fromEntries(
        Object.entries(flags).filter(
          ([flag, value]) =>
            variant[flag as keyof Flags] !== value && (!value || isVariant || variant === first),
        ),
      ) as Flags,
    }))
    .filter(({ next }) => Object.keys(next).length > 0);
};

const flagAudit = ({ id, ...before }: LockedVariant, next: Flags): AuditedChange => ({
  target: `variant ${id}`,
  before: Object.fromEntries(
    Object.keys(next).map((flag) => [flag, before[flag as keyof Flags] ?? false]),
  ),
  after: { ...next },
});

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
  run: async ({ db, audit }, input, { print }) => {
    const id = input.positionals[0] ?? "";
    const flags = flagsOf(input);
    const dryRun = input.isSet("dry-run");
    let changed: { id: string; flags: Flags }[] = [];
    await runOrUndo(db, dryRun, async (tx) => {
      const ofVariant = await findProductIdsOf(tx, [id]);
      const isVariant = ofVariant.length > 0;
      const [product] = await lockProducts(tx, isVariant ? ofVariant : [id]);
      if (!product) throw new Refusal(`There is no product or variant ${id}.`);
      const changes = flagChanges(await lockVariantsOf(tx, [product.id]), isVariant, id, flags);
      for (const { variant, next } of changes) await writeFlags(tx, variant.id, next);
      changed = changes.map(({ variant, next }) => ({ id: variant.id, flags: next }));
      await audit(tx, ...changes.map(({ variant, next }) => flagAudit(variant, next)));
    });
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
