import type { ReactElement } from "react";
import { intros } from "@pallu/demo/content/intros.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Our clients",
  description: "Hotels, theatres and museums that live with cloth from Pallu.",
};

const ClientWall = serverIsland("ClientWall", () => import("./ClientWall.island.tsx"));

const OurClientsPage = (): ReactElement => (
  <PageTop title="Our Clients" text={intros.clients}>
    <ClientWall />
  </PageTop>
);

export default OurClientsPage;
