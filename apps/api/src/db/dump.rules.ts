/** The dump format: gzip of lines. A row is its JSON. Metadata lines begin with `#`, which no row does. */
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

/** Last line: the expected content of the dump, for verification. */
export interface Foot {
  end: true;
  rows: Record<string, number>;
  sha256: string;
}

export const MARK = "#";

export const markedLine = (line: Line): string => `${MARK}${JSON.stringify(line)}`;
