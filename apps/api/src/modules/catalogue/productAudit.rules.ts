import type { AuditedChange, AuditValues, AuditAction } from "../audit/audit.rules.ts";
import { groupBy } from "./catalogue.rules.ts";
import type { StoredCatalogue, StoredProduct, StoredVariant } from "./catalogue.tables.ts";
import { isSamePrice, priceAudit, stockAudit } from "./inventory.rules.ts";
import type { StockLevel } from "./inventory.rules.ts";
import { flagAudit, flagNames, hiddenAudit } from "./visibility.rules.ts";

interface Seen {
  stored: StoredCatalogue;
  levels: readonly StockLevel[];
}

export interface AuditedAction {
  action: AuditAction;
  changes: AuditedChange[];
}

/** Characters of a text in the log at most. */
const MAX_TEXT = 200;

const valueOf = (value: unknown): AuditValues[string] => {
  if (value === null || typeof value === "number" || typeof value === "boolean") return value;
  const text = Array.isArray(value) ? value.join(" | ") : typeof value === "string" ? value : "";
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
};

const productColumns = (product: StoredProduct): Record<string, unknown> => {
  const { id: _id, image: _image, position: _position, hidden: _hidden, ...columns } = product;
  const { offerPricePaise: _offer, listPricePaise: _list, ...others } = columns;
  return others;
};

/** The columns that have no action of their own, and the pictures. */
const variantColumns = (
  variant: StoredVariant,
  pictures: readonly string[],
): Record<string, unknown> => {
  const { id: _id, productId: _product, image: _image, stock: _stock, ...columns } = variant;
  const { hidden: _hidden, bestSeller: _best, newArrival: _new, ...others } = columns;
  const { trending: _trending, ...own } = others;
  return { ...own, pictures };
};

/** Returns the values that are others. Undefined if there are none. */
const changedValues = (
  target: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): AuditedChange[] => {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Readonly<Record<string, unknown>>): AuditValues =>
    Object.fromEntries(names.map((name) => [name, valueOf(from[name])]));
  return names.length === 0 ? [] : [{ target, before: pick(before), after: pick(after) }];
};

const picturesOf = ({ images }: StoredCatalogue): ((id: string) => string[]) => {
  const groups = groupBy(images, ({ variantId }) => variantId);
  return (id) => (groups.get(id) ?? []).map(({ image, alt }) => `${image} ${alt}`);
};

const createdAudits = ({ stored }: Seen): AuditedAction[] =>
  stored.products.map(({ id, name, offerPricePaise, listPricePaise, hidden }) => ({
    action: "product:create",
    changes: [
      {
        target: `product ${id}`,
        after: {
          name,
          offerPricePaise,
          listPricePaise,
          hidden,
          variants: stored.variants.length,
        },
      },
    ],
  }));

/**
 * Returns the entries of the audit log for a saved product. What another command changes too, such as a price, has the
 * action of that command. Whether the product is hidden has an entry already.
 */
export const productAudits = (before: Seen, after: Seen, isNew: boolean): AuditedAction[] => {
  const [was] = before.stored.products;
  const [is] = after.stored.products;
  if (isNew || !was || !is) return createdAudits(after);
  const variantBefore = new Map(before.stored.variants.map((variant) => [variant.id, variant]));
  const remaining = new Set(after.stored.variants.map(({ id }) => id));
  const onHandBefore = new Map(before.levels.map(({ id, onHand }) => [id, onHand]));
  const [picturesBefore, picturesAfter] = [picturesOf(before.stored), picturesOf(after.stored)];
  const changed = after.stored.variants.flatMap((variant) => {
    const old = variantBefore.get(variant.id);
    return old ? [{ old, variant }] : [];
  });
  const added = after.stored.variants.filter(({ id }) => !variantBefore.has(id));
  const removed = before.stored.variants.filter(({ id }) => !remaining.has(id));
  const hidden = changed.filter(({ old, variant }) => old.hidden !== variant.hidden);
  const save = [
    ...changedValues(`product ${is.id}`, productColumns(was), productColumns(is)),
    ...changed.flatMap(({ old, variant }) =>
      changedValues(
        `variant ${variant.id}`,
        variantColumns(old, picturesBefore(variant.id)),
        variantColumns(variant, picturesAfter(variant.id)),
      ),
    ),
  ];
  const namesOf = ({ colourName, optionValue, sku }: StoredVariant): AuditValues => ({
    colourName,
    optionValue,
    sku,
  });
  const actions: AuditedAction[] = [
    { action: "product:save", changes: save },
    { action: "price:set", changes: isSamePrice(was, is) ? [] : [priceAudit(is.id, was, is)] },
    {
      action: "product:flag",
      changes: changed.flatMap(({ old, variant }) => {
        const next = flagNames.filter((name) => old[name] !== variant[name]);
        return next.length === 0
          ? []
          : [flagAudit(old, Object.fromEntries(next.map((name) => [name, variant[name]])))];
      }),
    },
    ...[true, false].map((isHidden) => ({
      action: `variant:${isHidden ? "hide" : "show"}` as const,
      changes: hidden
        .filter(({ variant }) => variant.hidden === isHidden)
        .map(({ variant }) => hiddenAudit("variant", variant.id, isHidden)),
    })),
    {
      action: "stock:adjust",
      changes: after.levels.flatMap(({ id, onHand }) => {
        const old = onHandBefore.get(id);
        return old === undefined || old === onHand ? [] : [stockAudit(id, old, onHand)];
      }),
    },
    {
      action: "variant:add",
      changes: added.map((variant) => ({
        target: `variant ${variant.id}`,
        after: { ...namesOf(variant), stock: variant.stock },
      })),
    },
    {
      action: "variant:remove",
      changes: removed.map((variant) => ({
        target: `variant ${variant.id}`,
        before: { ...namesOf(variant), stock: variant.stock },
      })),
    },
  ];
  return actions.filter(({ changes }) => changes.length > 0);
};
