import type { ReactElement } from "react";
import { Motif } from "../../components/Motif/Motif.tsx";
import type { MotifName } from "../../components/Motif/Motif.tsx";
import * as css from "./FaqGroups.css.ts";

export interface FaqGroup {
  id: string;
  title: string;
  motif: MotifName;
  items: readonly { id: string; title: string; content: string }[];
}

export interface FaqGroupsProps {
  /** `name` of the `details` elements, unique on the page. One of them is open at a time. */
  name: string;
  /** Groups of questions. */
  groups: readonly FaqGroup[];
  /** The id of the item that is open initially. */
  defaultOpen?: string;
}

/**
 * Questions grouped by subject. At most one answer is open across all groups (INFO-57). Native `details` with a shared
 * name, so that it works without JavaScript.
 */
export function FaqGroups({ name, groups, defaultOpen }: FaqGroupsProps): ReactElement {
  return (
    <div className={css.groups}>
      {groups.map(({ id, title, motif, items }) => (
        <section key={id} aria-labelledby={id} className={css.group}>
          <div className={css.head}>
            <div className={css.motif}>
              <Motif name={motif} size={48} />
            </div>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
          </div>
          <div className={css.list}>
            {items.map((item) => (
              <details
                key={item.id}
                name={name}
                open={item.id === defaultOpen}
                className={css.item}
              >
                <summary className={css.question}>
                  <h3 className={css.questionText}>{item.title}</h3>
                </summary>
                <p className={css.answer}>{item.content}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
