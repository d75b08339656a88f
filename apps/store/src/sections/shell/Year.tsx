import type { ReactElement } from "react";

const thisYear = (): string => String(new Date().getFullYear());

/** The year of the copyright. The server renders its own; the deferred script updates it to the visitor's (FTR-10). */
export const Year = (): ReactElement => <span data-year>{thisYear()}</span>;
