import type { ChangeEvent, CompositionEvent, InputEvent } from "react";

type Typing = ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>;

/** Handlers of a text field that takes only some characters. */
export interface FilteredInput {
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Returns handlers that remove characters while someone types. The caret stays where it is. Text of an input method is
 * filtered when its composition ends.
 * @param keep returns the characters of a text that may stay
 * @param onText called with the text of the field on every change
 * @param max number of characters after which the field takes no more
 */
export const filterTyping = (
  keep: (typed: string) => string,
  onText: (text: string) => void = () => undefined,
  max = Number.POSITIVE_INFINITY,
): FilteredInput => {
  const filter = ({ currentTarget: field }: Typing): void => {
    // Null in a field of a type whose caret scripts cannot read, such as `email`.
    const caret = field.selectionStart ?? field.value.length;
    const after = keep(field.value.slice(caret)).slice(0, max);
    const before = keep(field.value.slice(0, caret)).slice(0, max - after.length);
    const text = before + after;
    if (text !== field.value) {
      const hasCaret = field.selectionStart !== null;
      field.value = text;
      if (hasCaret) field.setSelectionRange(before.length, before.length);
    }
    onText(text);
  };
  return {
    // What is refused whole is never inserted, so the caret stays also where scripts cannot set it.
    onBeforeInput: (event) => {
      if (keep(event.data) === "") event.preventDefault();
    },
    onChange: (event) => {
      const { nativeEvent } = event;
      if ("isComposing" in nativeEvent && nativeEvent.isComposing === true)
        onText(event.currentTarget.value);
      else filter(event);
    },
    onCompositionEnd: filter,
  };
};
