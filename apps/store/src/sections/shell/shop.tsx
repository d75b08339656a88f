import type { Shop } from "@pallu/ui";
import { Emblem } from "./Emblem.tsx";

export const shop: Shop = { name: "Pallu", emblem: <Emblem /> };
