import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactElement, type ReactNode } from "react";
import { canHover } from "../../tokens/breakpoints.ts";
import * as styles from "./StoryGrid.css.ts";

const useWhileShown = (begin: () => () => void): void => {
  // The callback does not change while a story is shown.
  useLayoutEffect(begin, [begin]);
};

const doubleTexts = (): (() => void) => {
  const { style } = document.documentElement;
  style.fontSize = "200%";
  return () => {
    style.fontSize = "";
  };
};

const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRules(rule.cssRules) : []),
  ]);

/** Replaces one media query with another in all style sheets. Returns a function that restores it. */
const replaceMedia = (from: string, to: string) => (): (() => void) => {
  const replaced = [...document.styleSheets]
    .filter((sheet) => sheet.href === null || sheet.href.startsWith(window.location.origin))
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter(({ media }) => media.mediaText === from);
  for (const { media } of replaced) media.mediaText = to;
  return () => {
    for (const { media } of replaced) media.mediaText = from;
  };
};
const removeHover = replaceMedia(canHover, "not all");
const printMedia = replaceMedia("print", "all");

interface WrapperProps {
  children: ReactNode;
}

/** Disables the decorator on docs pages, because it changes the document that all stories there share. */
const asDecorator =
  (Wrapper: (props: WrapperProps) => ReactElement): Decorator =>
  (Story, { viewMode }) =>
    viewMode === "docs" ? (
      <Story />
    ) : (
      <Wrapper>
        <Story />
      </Wrapper>
    );

const Doubled = ({ children }: WrapperProps): ReactElement => {
  useWhileShown(doubleTexts);
  return <>{children}</>;
};

const Touched = ({ children }: WrapperProps): ReactElement => {
  useWhileShown(removeHover);
  return <>{children}</>;
};

const Printed = ({ children }: WrapperProps): ReactElement => {
  useWhileShown(printMedia);
  return <div className={styles.printedPage}>{children}</div>;
};

/** Doubles the text size (WCAG 1.4.4): nothing may be clipped or overlap. */
export const zoom200: Decorator = asDecorator(Doubled);

/** Emulates a device without hover: content behind hover must be visible. */
export const touchOnly: Decorator = asDecorator(Touched);

/** Emulates print on A4 paper. */
export const printed: Decorator = asDecorator(Printed);
