import type { ReactElement, ReactNode } from "react";
import * as css from "./WhyChoose.css.ts";

export interface WhyChooseEntry {
  title: string;
  text: string;
  icon?: ReactNode;
}

export interface WhyChooseProps {
  /** Heading of the section. */
  title: string;
  /** Id for links. */
  id?: string;
  /** Text below the title. */
  intro?: string;
  /** Picture beside the entries. */
  picture?: ReactNode;
  /** The entries. */
  entries: readonly WhyChooseEntry[];
}

/** A list of reasons beside a picture (HOME-09). */
export function WhyChoose({ title, id, intro, picture, entries }: WhyChooseProps): ReactElement {
  return (
    <div className={picture === undefined ? undefined : css.layout}>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
      <div>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {intro !== undefined && <p className={css.intro}>{intro}</p>}
        <ul role="list" className={css.list}>
          {entries.map((entry) => (
            <li key={entry.title} className={css.item}>
              {entry.icon !== undefined && <div className={css.icon}>{entry.icon}</div>}
              <h3 className={css.name}>{entry.title}</h3>
              <p className={css.text}>{entry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
