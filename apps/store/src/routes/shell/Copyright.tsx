import type { ReactElement } from "react";
import { thisYear } from "../../platform/useYear.ts";

/** The line at the foot; its year is marked for `useYear`. */
export const Copyright = (): ReactElement => (
  <>
    © <span data-year>{thisYear()}</span> Pallu. All rights reserved.
  </>
);
