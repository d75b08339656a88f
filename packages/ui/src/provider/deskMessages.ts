type WithCount = (count: number) => string;

/** The texts that components of `@pallu/ui/desk` render themselves, by component. */
export interface DeskMessages {
  bulkBar: {
    /** Name of the bar. */
    name: string;
    /** Receives the number of selected items. Announced when it changes. */
    selected: WithCount;
    clear: string;
  };
  dateRange: { from: string; to: string };
  /** Of `NumberField`, `MoneyField` and `StockField`. */
  numberField: {
    /** Names of the buttons. Receive the label of the field. */
    decrease: (label: string) => string;
    increase: (label: string) => string;
    /** Errors if the text is no number. */
    notWhole: string;
    notANumber: string;
    notAnAmount: string;
    /** Errors if it is out of bounds. Receive the bound as text. */
    tooSmall: (min: string) => string;
    tooLarge: (max: string) => string;
  };
  saveBar: {
    /** Name of the bar. */
    name: string;
    changed: string;
    saving: string;
    saved: string;
    /** Shown if saving failed and `message` is not set. */
    failed: string;
    save: string;
    /** Replaces `save` after a failure. */
    retry: string;
    discard: string;
  };
  selectableTable: {
    /** Heading of the column of checkboxes. */
    select: string;
    /** Name of the checkbox that selects all rows. */
    all: string;
    /** Name of the checkbox of a row. Receives the name of the row. */
    row: (name: string) => string;
    /** Announced if a checkbox would exceed `maxSelected`, which it receives. */
    limit: WithCount;
    /** Precedes the sort links in narrow viewports. */
    sortBy: string;
  };
  stockField: {
    /** Receives the number that was read, the current one and the difference with its sign. */
    changed: (before: number, now: number, difference: string) => string;
  };
}
