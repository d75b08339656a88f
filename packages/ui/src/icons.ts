/**
 * The only door to icons. They stand in modules by where they are met, because a module is never split: a page
 * carries the icons of its own parts and not those of all pages.
 */
export * from "./icons/account.icons.ts";
export * from "./icons/amount.icons.ts";
export * from "./icons/card.icons.ts";
export * from "./icons/cart.icons.ts";
export * from "./icons/catalogue.icons.ts";
export * from "./icons/other.icons.ts";
export * from "./icons/header.icons.ts";
export * from "./icons/link.icons.ts";
export * from "./icons/notice.icons.ts";
export * from "./icons/password.icons.ts";
export * from "./icons/product.icons.ts";
export * from "./icons/rating.icons.ts";
export type { IconComponent, IconProps } from "./icons/icon.ts";
