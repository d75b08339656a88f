import { retro as theme } from "@pallu/ui/themes/retro";
import type { ReactElement } from "react";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import { TemplateLayout } from "../templates/TemplateLayout.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Retro",
  description: "A hoarding of a shop: ten goods, one loud offer, today only.",
  hasOwnFrame: true,
};

const Board = serverIsland("RetroBoard", () => import("./RetroBoard.island.tsx"));

const RetroPage = (): ReactElement => (
  <TemplateLayout theme={theme.name}>
    <Board />
  </TemplateLayout>
);

export default RetroPage;
