import { Notice } from "@pallu/ui";
import type { ReactElement } from "react";

/** Says why nothing can be changed here. */
export const SetByFile = (): ReactElement => (
  <Notice tone="info" live={false} title="SHOP_FILE is set">
    The texts are those of the file that SHOP_FILE names. Change the file and start the shop again,
    or take the setting away to change them here.
  </Notice>
);
