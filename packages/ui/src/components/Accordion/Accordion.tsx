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
  /** One heading and one panel each. */
  items: readonly AccordionItem[];
  /** The place of the titles in the outline. */
  level?: 2 | 3 | 4 | undefined;
  /** The id of the item that is open at first. */
  defaultOpen?: string | undefined;
}

/** Titles that open one answer at a time and can all be closed (APG accordion). */
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
