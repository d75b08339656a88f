import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/serverIsland.tsx";
import { InformationFrame } from "../information/InformationFrame.tsx";

const ClientWall = serverIsland("clients", () => import("./ClientWall.tsx"));

/** A grid of logos (INFO-51). */
const OurClientsPage = (): ReactElement => (
  <InformationFrame title="Our Clients" text={intros.clients}>
    <ClientWall />
  </InformationFrame>
);

export default OurClientsPage;
