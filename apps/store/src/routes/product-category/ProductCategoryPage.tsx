import { Container, PageHeader } from "@pallu/ui";
import type { ReactElement } from "react";
import { roomsHead } from "../../content/rooms.ts";
import { serverIsland } from "../../platform/rendering/serverIsland.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Room by room",
  description: "Nine rooms, and what goes well in each.",
};

const Rooms = serverIsland("Rooms", () => import("./Rooms.island.tsx"));

/** The page of rooms, the same for every category (CAT-26). */
const ProductCategoryPage = (): ReactElement => (
  <>
    <Container>
      <PageHeader
        title={roomsHead.title}
        text={roomsHead.text}
        breadcrumb={{
          label: "Breadcrumb",
          items: [{ label: "Home", href: "/" }, { label: "Rooms" }],
        }}
      />
    </Container>
    <Rooms />
  </>
);

export default ProductCategoryPage;
