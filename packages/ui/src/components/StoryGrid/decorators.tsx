import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactElement, type ReactNode } from "react";
import { canHover } from "../../tokens/breakpoints.ts";
import * as styles from "./StoryGrid.css.ts";

const useWhileShown = (begin: () => () => void): void => {
  // The circumstances of a story do not change while it is shown.
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

/** Rules for one medium get another, and theirs back afterwards. */
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

/** Circumstances change the whole document: on a Docs page, which all stories share, they stay away. */
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

/** Texts at twice their size (WCAG 1.4.4): nothing may be cut off or lie over its neighbour. */
export const zoom200: Decorator = within(Doubled);

/** A device without a pointer that hovers: what hides behind hover must be in sight. */
export const touchOnly: Decorator = within(Touched);

/** A sheet of A4 as it leaves the printer. */
export const printed: Decorator = within(Printed);
