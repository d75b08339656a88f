import type { ReactElement, ReactNode } from "react";
import { ChevronEndIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import * as css from "./CategorySidebar.css.ts";

export interface CategoryEntry {
  label: string;
  href: string;
  /** A small picture with an empty alt. */
  picture?: ReactNode;
}

export interface CategorySidebarProps {
  /** Heading and accessible name of the navigation. */
  title: string;
  /** The categories. */
  entries: readonly CategoryEntry[];
  /** A bordered list, or round pictures. @default "rail" */
  layout?: "rail" | "discs";
}

/** Links to the categories of a shop (TPL-13, TPL-14). */
export function CategorySidebar({
  title,
  entries,
  layout = "rail",
}: CategorySidebarProps): ReactElement {
  return (
    <nav aria-label={title} className={`${css.sidebar} ${css.layouts[layout]}`}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.list}>
        {entries.map(({ label, href, picture }) => (
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

/** Links to rooms, with pictures on alternating sides (CAT-26). */
export function RoomList({
  rooms,
  action,
}: {
  rooms: readonly Room[];
  action: string;
}): ReactElement {
  return (
    <ul role="list" className={css.rooms}>
      {rooms.map(({ name, text, things, picture, href }) => (
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
