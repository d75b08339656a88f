import type { ReactElement, ReactNode } from "react";
import { ArrowEndIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import * as css from "./SectionHeader.css.ts";

export interface SectionHeaderProps {
  /** Heading of the section. */
  title: string;
  /** Lets a section name itself by its heading. */
  id?: string;
  /** The heading level. */
  level?: 2 | 3;
  /** Text below the title. */
  text?: ReactNode;
  /** Stands at the end of the line and leads to all of them. */
  link?: { label: string; href: string };
  /** Leaves the room under the heading to its parent, as inside a carousel. */
  flush?: boolean;
}

/** A section's heading at the start and its way on at the end. */
export function SectionHeader({
  title,
  id,
  level = 2,
  text,
  link,
  flush = false,
}: SectionHeaderProps): ReactElement {
  const Title = `h${level}` as const;
  return (
    <div className={flush ? css.header : `${css.header} ${css.spaced}`}>
      <div>
        <Title id={id} className={css.title}>
          {title}
        </Title>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </div>
      {link !== undefined && (
        <Anchor href={link.href} className={css.link}>
          {link.label}
          <ArrowEndIcon size={16} />
        </Anchor>
      )}
    </div>
  );
}
