import type { Page } from "playwright";

export type Role = Parameters<Page["getByRole"]>[0];

/**
 * Elements as a person finds them: by role and accessible name, or by their own text, and by what they are in. A string
 * must match completely. Hidden elements are never found.
 */
export type Target = (
  | { role: Role; name?: string | RegExp; text?: never }
  | { text: string | RegExp; role?: never; name?: never }
) & { within?: Target };

/** An element that is shown. */
export interface Shown {
  text: string;
  /** Value of a field, otherwise empty. */
  value: string;
  /** Position in the window, in px. */
  box: { left: number; right: number; top: number; bottom: number };
}

export const keys = ["Enter", "Escape", "Tab", "ArrowDown"] as const;
export type KeyName = (typeof keys)[number];

/**
 * A page of a browser, with what a person does on it. Actions use the first matching element, and wait up to 30 s until
 * it is shown, is at rest and is covered by nothing.
 */
export interface EnginePage {
  /** Loads a path of the shop. */
  open: (path: string) => Promise<void>;
  /** Returns path, query and fragment of the current URL. */
  path: () => Promise<string>;
  /** Clicks an element, or the label of a checkbox or radio button. */
  press: (target: Target) => Promise<void>;
  /** Clicks a field and types a text in place of its own. */
  fill: (target: Target, text: string) => Promise<void>;
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses a key. */
  key: (name: KeyName) => Promise<void>;
  /** Chooses an option of a select by its text. */
  choose: (target: Target, option: string) => Promise<void>;
  /** Returns the matching elements that are shown now. */
  shown: (target: Target) => Promise<Shown[]>;
  /** Runs a function in the page. It may use nothing from outside. */
  evaluate: <T>(run: () => T) => Promise<T>;
  /** Writes a picture of the window, as PNG. */
  picture: (file: string) => Promise<void>;
  close: () => Promise<void>;
  /** Console errors and warnings, and uncaught errors, so far. */
  faults: string[];
}

export interface PageOptions {
  /** Width of the window in px, 360 to 1280. */
  width: number;
}

/** A running browser. One page is open at a time. */
export interface Engine {
  openPage: (origin: string, options: PageOptions) => Promise<EnginePage>;
  close: () => Promise<void>;
}

/** Height of all windows in px. */
export const windowHeight = 800;

/** Time in ms until an action or an expectation fails. */
export const timeoutMs = 30_000;
