import type { Shop } from "@pallu/ui";
import { Emblem } from "./Emblem.tsx";

/** Name and emblem of this shop. */
export const shop: Shop = { name: "Pallu", emblem: <Emblem /> };
