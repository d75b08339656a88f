import { Heading, Link, Stack, Text } from "@pallu/ui";
import { textBlocks } from "@pallu/contract/shopText";
import type { TextBlock, TextInline } from "@pallu/contract/shopText";
import { createElement } from "react";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./own.css.ts";

const wordsOf = (inlines: readonly TextInline[]): ReactNode[] =>
  inlines.map((inline, index) => {
    if (inline.kind === "strong") return <strong key={index}>{inline.text}</strong>;
    if (inline.kind === "link")
      return (
        <Link key={index} href={inline.href}>
          {inline.text}
        </Link>
      );
    return inline.text;
  });

const blockOf = (block: TextBlock, index: number, below: number): ReactElement => {
  if (block.kind === "heading")
    return (
      <Heading
        key={index}
        level={Math.min(6, block.level + below) as 2 | 3 | 4 | 5 | 6}
        size={block.level === 2 ? "h3" : "h4"}
      >
        {wordsOf(block.inlines)}
      </Heading>
    );
  if (block.kind === "list")
    return createElement(
      block.isOrdered ? "ol" : "ul",
      { key: index, className: styles.list },
      block.items.map((item, place) => (
        <li key={place}>
          <Text as="span">{wordsOf(item)}</Text>
        </li>
      )),
    );
  return (
    <Text key={index} maxWidth="measure">
      {wordsOf(block.inlines)}
    </Text>
  );
};

interface OwnTextProps {
  /** Plain text or small Markdown. */
  text: string;
  /** Levels between the heading above and the first level of the text. Default 0: that is the page's h1. */
  below?: number;
}

/** Shows a text that a shopkeeper has written. */
export const OwnText = ({ text, below = 0 }: OwnTextProps): ReactElement => (
  <Stack gap="s16">{textBlocks(text).map((block, index) => blockOf(block, index, below))}</Stack>
);
