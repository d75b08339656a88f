type WithCount = (count: number) => string;

/** The texts that components of `@pallu/ui/desk` render themselves, by component. */
export interface DeskMessages {
  appFrame: {
    /** Text of the skip link. */
    skip: string;
    /** Name of the navigation. */
    nav: string;
  };
  bottomBar: {
    /** Button and title of the other pages. */
    more: string;
  };
  bulkBar: {
    /** Name of the bar. */
    name: string;
    /** Receives the number of selected items. Announced when it changes. */
    selected: WithCount;
    clear: string;
  };
  copyField: {
    copy: string;
    copied: string;
    /** Shown and announced if the browser does not allow it. */
    failed: string;
  };
  diffTable: {
    field: string;
    before: string;
    after: string;
    added: string;
    removed: string;
    /** Shown instead of a value that is not there. */
    nothing: string;
  };
  fileDrop: {
    choose: string;
    /** Replaces `choose` if one file is taken at most. */
    chooseOne: string;
    drop: string;
    dropOne: string;
    camera: string;
    /** Name of the button of a file. Receives the name of the file. */
    remove: (name: string) => string;
    retry: (name: string) => string;
    retryText: string;
    waiting: string;
    sending: string;
    done: string;
    failed: string;
    /** Why a file was not taken. Receive its name and the limit. */
    wrongType: (name: string, accept: string) => string;
    empty: (name: string) => string;
    tooLarge: (name: string, max: string) => string;
    tooMany: (name: string, max: number) => string;
    /** Announced as files are done. */
    summary: (done: number, count: number, failed: number) => string;
  };
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
  pictureList: {
    /** Place of the first picture. */
    first: string;
    /** Place of the others. */
    position: (number: number, count: number) => string;
    /** Names of the buttons of a picture. Receive the name of its file. */
    earlier: (name: string) => string;
    later: (name: string) => string;
    remove: (name: string) => string;
    retry: (name: string) => string;
    retryText: string;
    /** Announced after a move. */
    moved: (name: string, number: number, count: number) => string;
    /** Label of the alternative text. */
    alt: string;
    sending: string;
    preparing: string;
    failed: string;
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
