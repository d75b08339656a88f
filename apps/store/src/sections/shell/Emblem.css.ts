import { pageStyle } from "@pallu/ui/style";
import { vars } from "@pallu/ui/tokens";

export const thread: string = pageStyle({ fill: vars.color.zari });
