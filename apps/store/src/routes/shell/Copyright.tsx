import type { ReactElement } from "react";

const thisYear = (): string => String(new Date().getFullYear());

/** The line at the foot. The server's clock writes the year; the document's last script, the visitor's (FTR-10). */
export const Copyright = (): ReactElement => (
  <>
    © <span data-year>{thisYear()}</span> Pallu. All rights reserved.
  </>
);
