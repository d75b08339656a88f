import { ButtiField, PalluBars } from "@pallu/ui";
import type { ReactElement } from "react";

/** The length of cloth beside the forms of the account: woven by the styles, so it costs no request. */
export const AuthCloth = (): ReactElement => (
  <>
    <ButtiField />
    <PalluBars />
  </>
);
