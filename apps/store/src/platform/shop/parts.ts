import { callPath, calls } from "@pallu/contract";
import type { AnsweredFrame, PartName } from "@pallu/contract/shop";

/** The API path of a part of the shop, and its SWR key. */
export const partPath = (name: PartName): string => callPath(calls.getShopPart, { name });

/** The part that every page of an own shop has in its data. The demo's pages have none. */
export const frameKey = partPath("frame");

export type ShopFrame = AnsweredFrame;
