import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as css from "./CategorySidebar.css.ts";

export interface CategoryItem {
  label: string;
  href: string;
  /** A small picture with an empty alt. */
  picture?: ReactNode;
}

export interface CategorySidebarProps extends RootProps<"nav"> {
  /** Heading and accessible name of the navigation. */
  title: string;
  /** The categories. */
  items: readonly CategoryItem[];
  /** A bordered list, or round pictures. @default "rail" */
  layout?: "rail" | "discs";
}

/** Links to the categories of a shop (TPL-13, TPL-14). */
export function CategorySidebar({
  title,
  items,
  layout = "rail",
  ...rest
}: CategorySidebarProps): ReactElement {
  if (process.env.NODE_ENV !== "production")
    checkVariants("CategorySidebar", { layout: [layout, css.layouts] });
  return (
    <nav {...rest} aria-label={title} className={`${css.sidebar} ${css.layouts[layout]}`}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.list}>
        {items.map(({ label, href, picture }) => (
          <li key={label}>
            <Anchor href={href} className={css.link}>
              {picture !== undefined && <span className={css.picture}>{picture}</span>}
              <span className={css.label}>{label}</span>
              <span className={css.sign}>
                <ChevronEndIcon size={16} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
