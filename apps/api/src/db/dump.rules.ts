/** What a dump is: gzip of lines. A row is its JSON; a line about rows begins with `#`, which no row does. */
export type Line = Head | TableLine | SequenceLine | Foot;

/** First line. */
export interface Head {
  pallu: "dump";
  format: 1;
  madeAt: string;
  migrations: string[];
}

export interface TableLine {
  table: string;
}

export interface SequenceLine {
  sequence: string;
  value: string;
}

/** Last line: what must have come before it. */
export interface Foot {
  end: true;
  rows: Record<string, number>;
  sha256: string;
}

export const MARK = "#";

export const markedLine = (line: Line): string => `${MARK}${JSON.stringify(line)}`;
