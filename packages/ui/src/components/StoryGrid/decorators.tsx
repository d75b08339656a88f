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
const turn = (from: string, to: string) => (): (() => void) => {
  const turned = [...document.styleSheets]
    .filter((sheet) => sheet.href === null || sheet.href.startsWith(window.location.origin))
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter(({ media }) => media.mediaText === from);
  for (const { media } of turned) media.mediaText = to;
  return () => {
    for (const { media } of turned) media.mediaText = from;
  };
};
const takePointerAway = turn(canHover, "not all");
const print = turn("print", "all");

interface PlaceProps {
  children: ReactNode;
}

/** Disables the decorator on docs pages, because it changes the document that all stories there share. */
const within =
  (Place: (props: PlaceProps) => ReactElement): Decorator =>
  (Story, { viewMode }) =>
    viewMode === "docs" ? (
      <Story />
    ) : (
      <Place>
        <Story />
      </Place>
    );

const Doubled = ({ children }: PlaceProps): ReactElement => {
  useWhileShown(doubleTexts);
  return <>{children}</>;
};

const Touched = ({ children }: PlaceProps): ReactElement => {
  useWhileShown(takePointerAway);
  return <>{children}</>;
};

const Printed = ({ children }: PlaceProps): ReactElement => {
  useWhileShown(print);
  return <div className={styles.printedPage}>{children}</div>;
};

/** Doubles the text size (WCAG 1.4.4): nothing may be clipped or overlap. */
export const zoom200: Decorator = within(Doubled);

/** Emulates a device without hover: content behind hover must be visible. */
export const touchOnly: Decorator = within(Touched);

/** Emulates print on A4 paper. */
export const printed: Decorator = within(Printed);
