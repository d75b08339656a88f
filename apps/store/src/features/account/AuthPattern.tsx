import { ButtiField, PalluBars } from "@pallu/ui";
import type { ReactElement } from "react";

/** Decorates the account forms with a CSS pattern, which needs no request. */
export const AuthPattern = (): ReactElement => (
  <>
    <ButtiField />
    <PalluBars />
  </>
);
