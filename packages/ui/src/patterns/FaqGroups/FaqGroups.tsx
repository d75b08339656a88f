import type { ReactElement } from "react";
import { AccordionList, AccordionRoot } from "../../components/Accordion/Accordion.tsx";
import type { AccordionItem } from "../../components/Accordion/Accordion.tsx";
import { Motif } from "../../components/Motif/Motif.tsx";
import type { MotifName } from "../../components/Motif/Motif.tsx";
import * as css from "./FaqGroups.css.ts";

export interface FaqGroup {
  id: string;
  title: string;
  motif: MotifName;
  items: readonly AccordionItem[];
}

export interface FaqGroupsProps {
  groups: readonly FaqGroup[];
  /** The id of the item that is open at first. */
  defaultOpen?: string | undefined;
}

/** Questions by subject. One answer is open at a time across all of them, or none [INFO-57]. */
export function FaqGroups({ groups, defaultOpen }: FaqGroupsProps): ReactElement {
  return (
    <AccordionRoot defaultOpen={defaultOpen}>
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
            <AccordionList items={items} level={3} />
          </section>
        ))}
      </div>
    </AccordionRoot>
  );
}
