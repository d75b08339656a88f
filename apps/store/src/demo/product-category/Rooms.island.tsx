import { Container } from "@pallu/ui";
import { RoomList } from "@pallu/ui/sections";
import type { ReactElement } from "react";
import { rooms, roomsHead } from "@pallu/demo/content/rooms.ts";
import { WidePicture } from "../../features/pictures/WidePicture.tsx";

export const Rooms = (): ReactElement => (
  <Container>
    <RoomList
      linkText={roomsHead.linkText}
      items={rooms.map(({ picture, ...words }, index) => ({
        ...words,
        href: "/shop-v3",
        picture: (
          <WidePicture
            picture={picture}
            sizes="(min-width: 768px) 62vw, 92vw"
            priority={index === 0}
          />
        ),
      }))}
    />
  </Container>
);
