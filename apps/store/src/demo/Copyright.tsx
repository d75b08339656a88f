import type { ReactElement } from "react";
import { Year } from "../sections/shell/Year.tsx";

/** The copyright line of the demo. */
export const Copyright = (): ReactElement => (
  <>
    © <Year /> Pallu. All rights reserved.
  </>
);
