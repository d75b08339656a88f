import type { ReactElement } from "react";
import { intros } from "../../content/intros.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import { InformationLayout } from "../../sections/information/InformationLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Our clients",
  description: "Hotels, theatres and museums that live with cloth from Pallu.",
};

const ClientWall = serverIsland("ClientWall", () => import("./ClientWall.island.tsx"));

/** A grid of logos (INFO-51). */
const OurClientsPage = (): ReactElement => (
  <InformationLayout title="Our Clients" text={intros.clients}>
    <ClientWall />
  </InformationLayout>
);

export default OurClientsPage;
