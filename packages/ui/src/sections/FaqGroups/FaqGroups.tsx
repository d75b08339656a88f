import type { ReactElement } from "react";
import {
  AccordionItem,
  AccordionList,
  AccordionRoot,
  type AccordionRootProps,
} from "../../components/Accordion/Accordion.tsx";
import { Motif } from "../../components/Motif/Motif.tsx";
import type { MotifName } from "../../components/Motif/Motif.tsx";
import { levelBelow, type HeadingLevel } from "../../style/headingLevel.ts";
import * as styles from "./FaqGroups.css.ts";

export interface FaqGroup {
  id: string;
  title: string;
  motif: MotifName;
  items: readonly { id: string; title: string; content: string }[];
}

export interface FaqGroupsProps extends Omit<
  AccordionRootProps,
  "multiple" | "headingLevel" | "children"
> {
  /** Groups of questions. The ids of groups and questions must be unique on the page: `#id` links to them. */
  items: readonly FaqGroup[];
  /** Level of the headings of groups. Those of questions are one level below. @default 2 */
  headingLevel?: HeadingLevel;
}

/** Questions grouped by subject. At most one answer is open across all groups. */
export const FaqGroups = ({ items, headingLevel = 2, ...rest }: FaqGroupsProps): ReactElement => {
  const Title = `h${headingLevel}` as const;
  return (
    <AccordionRoot {...rest} headingLevel={levelBelow(headingLevel)}>
      <div className={styles.groups}>
        {items.map((group) => (
          <section key={group.id} aria-labelledby={group.id} className={styles.group}>
            <div className={styles.head}>
              <div className={styles.motif}>
                <Motif name={group.motif} size="small" />
              </div>
              <Title id={group.id} className={styles.title}>
                {group.title}
              </Title>
            </div>
            <AccordionList>
              {group.items.map(({ id, title, content }) => (
                <AccordionItem key={id} value={id} title={title}>
                  <p id={id} className={styles.answer}>
                    {content}
                  </p>
                </AccordionItem>
              ))}
            </AccordionList>
          </section>
        ))}
      </div>
    </AccordionRoot>
  );
};
