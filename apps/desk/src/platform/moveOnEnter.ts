import type { KeyboardEvent } from "react";

/**
 * For each field of a form whose button moves money, sends mails or changes many orders, as `onKeyDown`: Enter, which scanners
 * and phones send after a text, goes to the next field, and from the last one to the button. Only a press of the button submits.
 */
export const moveOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  const { key, currentTarget, nativeEvent } = event;
  if (key !== "Enter" || nativeEvent.isComposing) return;
  event.preventDefault();
  const stops = [
    ...(currentTarget.form?.querySelectorAll<HTMLElement>(
      "input, textarea, select, button[type=submit]",
    ) ?? []),
  ];
  stops[stops.indexOf(currentTarget) + 1]?.focus();
};
