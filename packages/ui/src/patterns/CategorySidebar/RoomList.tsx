import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./RoomList.css.ts";

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

/** Links to rooms, with pictures on alternating sides. */
export const RoomList = ({ items, action, ...rest }: RoomListProps): ReactElement => (
  <ul {...rest} role="list" className={styles.rooms}>
    {items.map(({ name, text, things, picture, href }) => (
      <li key={name} className={styles.room}>
        <div className={styles.roomPicture}>{picture}</div>
        <div className={styles.roomWords}>
          <h2 className={styles.roomName}>{name}</h2>
          <p>{text}</p>
          <p className={styles.things}>{things}</p>
          <Anchor href={href} className={styles.roomLink} aria-label={`${action}: ${name}`}>
            {action}
          </Anchor>
        </div>
      </li>
    ))}
  </ul>
);
