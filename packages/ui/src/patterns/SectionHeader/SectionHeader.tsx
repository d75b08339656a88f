import type { ReactElement, ReactNode } from "react";
import { ArrowEndIcon } from "../../icons.ts";
import { Anchor } from "../Anchor.tsx";
import * as css from "./SectionHeader.css.ts";

export interface SectionHeaderProps {
  /** Heading of the section. */
  title: string;
  /** Id of the heading, for `aria-labelledby`. */
  id?: string;
  /** The heading level. */
  level?: 2 | 3;
  /** Text below the title. */
  text?: ReactNode;
  /** Link at the inline end, for example to the full list. */
  link?: { label: string; href: string };
  /** Removes the margin below, for use inside a carousel. @default false */
  flush?: boolean;
}

/** Heading of a section with an optional link. */
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
