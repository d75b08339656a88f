import type { Id } from "./id.ts";

type IsId<Key> = Key extends "id" | `${string}Id` ? true : false;

/** Fields that are counts. Other numbers are amounts, which some hosts send as text. */
type Count = "quantity" | "stockQuantity" | "availableStock";

type LooseValue<Key, Value> =
  IsId<Key> extends true
    ? Id
    : Value extends readonly (infer Item)[]
      ? Loose<Item>[]
      : Value extends object
        ? Loose<Value>
        : Value extends number
          ? Key extends Count
            ? number
            : number | string
          : Value extends string
            ? string
            : Value extends boolean
              ? boolean
              : Value;

/**
 * The type of a response of our API as another host may send it. All fields may be missing or null except those of
 * `Required`. Ids may be numbers or strings, and amounts may be text.
 */
export type Loose<T, Required extends keyof T = never> = {
  [Key in Exclude<keyof T, Required>]?: LooseValue<Key, NonNullable<T[Key]>> | null;
} & { [Key in Required]: LooseValue<Key, NonNullable<T[Key]>> };
