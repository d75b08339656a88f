import type { ReactElement, ReactNode } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { HeadingLevel } from "../../style/headingLevel.ts";
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
  linkText: string;
  /** Level of the headings. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Links to rooms, with pictures on alternating sides. */
export const RoomList = ({
  items,
  linkText,
  headingLevel = 2,
  ...rest
}: RoomListProps): ReactElement => {
  const Name = `h${headingLevel}` as const;
  return (
    <ul {...rest} role="list" className={styles.rooms}>
      {items.map(({ name, text, things, picture, href }) => (
        <li key={name} className={styles.room}>
          <div className={styles.roomPicture}>{picture}</div>
          <div className={styles.roomWords}>
            <Name className={styles.roomName}>{name}</Name>
            <p>{text}</p>
            <p className={styles.things}>{things}</p>
            <Anchor href={href} className={styles.roomLink} aria-label={`${linkText}: ${name}`}>
              {linkText}
            </Anchor>
          </div>
        </li>
      ))}
    </ul>
  );
};
