import { Content, Header, Item, Root, Trigger } from "@radix-ui/react-accordion";
import type { ReactElement, ReactNode } from "react";
import { PlusIcon } from "../../icons.ts";
import * as styles from "./Accordion.css.ts";

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  /** The sections, each with a heading and a panel. */
  items: readonly AccordionItem[];
  /** The heading level of the titles. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** The id of the item that is open initially. */
  defaultOpen?: string | undefined;
}

/** An accordion in which one panel is open at a time and all can be closed (APG accordion). */
export const Accordion = ({ items, level = 3, defaultOpen }: AccordionProps): ReactElement => {
  const HeadingElement = `h${level}` as const;
  return (
    <Root type="single" collapsible defaultValue={defaultOpen ?? ""} className={styles.root}>
      {items.map(({ id, title, content }) => (
        <Item key={id} value={id} className={styles.item}>
          <Header asChild>
            <HeadingElement>
              <Trigger className={styles.trigger}>
                {title}
                <span className={styles.mark}>
                  <PlusIcon />
                </span>
              </Trigger>
            </HeadingElement>
          </Header>
          <Content forceMount className={styles.content}>
            <div className={styles.inner}>
              <div className={styles.words}>{content}</div>
            </div>
          </Content>
        </Item>
      ))}
    </Root>
  );
};
