import { LegalPage } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { termsSections } from "@pallu/demo/content/terms.ts";

export const Terms = (): ReactElement => (
  <LegalPage contentsTitle="On this page" sections={termsSections} />
);
