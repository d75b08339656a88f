import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactElement, type ReactNode } from "react";
import { canHover } from "../../tokens/breakpoints.ts";

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

const takePointerAway = (): (() => void) => {
  const hovering = [...document.styleSheets]
    .filter((sheet) => sheet.href === null || sheet.href.startsWith(window.location.origin))
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .filter(({ media }) => media.mediaText === canHover);
  for (const { media } of hovering) media.mediaText = "not all";
  return () => {
    for (const { media } of hovering) media.mediaText = canHover;
  };
};

interface PlaceProps {
  children: ReactNode;
}

const Doubled = ({ children }: PlaceProps): ReactElement => {
  useWhileShown(doubleTexts);
  return <>{children}</>;
};

const Touched = ({ children }: PlaceProps): ReactElement => {
  useWhileShown(takePointerAway);
  return <>{children}</>;
};

/** Texts at twice their size (WCAG 1.4.4): nothing may be cut off or lie over its neighbour. */
export const zoom200: Decorator = (Story) => (
  <Doubled>
    <Story />
  </Doubled>
);

/** A device without a pointer that hovers: what hides behind hover must be in sight. */
export const touchOnly: Decorator = (Story) => (
  <Touched>
    <Story />
  </Touched>
);
