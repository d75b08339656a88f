import type { Messages } from "../../provider/messages.ts";

export const dialogLabels: Messages["dialog"] = { close: "Close" };
