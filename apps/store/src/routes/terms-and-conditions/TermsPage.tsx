import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/serverIsland.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const Terms = serverIsland("terms", () => import("./Terms.tsx"));

/** The terms in five sections (INFO-59, INFO-60). */
const TermsPage = (): ReactElement => (
  <InformationFrame title="Terms & Conditions" text={intros.terms}>
    <Terms />
  </InformationFrame>
);

export default TermsPage;
