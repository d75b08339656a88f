import type { ReactElement } from "react";

const thisYear = (): string => String(new Date().getFullYear());

/** The copyright line. The server renders its year; the deferred script updates it to the visitor's (FTR-10). */
export const Copyright = (): ReactElement => (
  <>
    © <span data-year>{thisYear()}</span> Pallu. All rights reserved.
  </>
);
