import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as css from "./RoomList.css.ts";

export interface Room {
  name: string;
  text: string;
  /** Examples of products, for example "Sofas, lamps, throws". */
  things: string;
  picture: ReactNode;
  href: string;
}

export interface RoomListProps extends RootProps<"ul"> {
  /** The rooms. */
  items: readonly Room[];
  /** Text of the links. The name of the room is added for assistive technology. */
  action: string;
}

/** Links to rooms, with pictures on alternating sides (CAT-26). */
export function RoomList({ items, action, ...rest }: RoomListProps): ReactElement {
  return (
    <ul {...rest} role="list" className={css.rooms}>
      {items.map(({ name, text, things, picture, href }) => (
        <li key={name} className={css.room}>
          <div className={css.roomPicture}>{picture}</div>
          <div className={css.roomWords}>
            <h2 className={css.roomName}>{name}</h2>
            <p>{text}</p>
            <p className={css.things}>{things}</p>
            <Anchor href={href} className={css.roomLink} aria-label={`${action}: ${name}`}>
              {action}
            </Anchor>
          </div>
        </li>
      ))}
    </ul>
  );
}
