import type { ReactElement } from "react";
import { PageTop } from "../../platform/ui/PageTop.tsx";
import { roomsHead } from "@pallu/demo/content/rooms.ts";
import { serverIsland } from "../../platform/delivery/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Room by room",
  description: "Nine rooms, and what goes well in each.",
};

const Rooms = serverIsland("Rooms", () => import("./Rooms.island.tsx"));

/** The page of rooms, the same for every category (CAT-26). */
const ProductCategoryPage = (): ReactElement => (
  <>
    <PageTop title={roomsHead.title} text={roomsHead.text} crumb="Rooms" />
    <Rooms />
  </>
);

export default ProductCategoryPage;
