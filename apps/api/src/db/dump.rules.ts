/**
 * The dump format: lines, compressed with gzip. A row is a line of JSON, so it begins with `{`. Metadata lines are `#`
 * and JSON.
 */
export type MetadataLine = DumpHeader | TableLine | SequenceLine | DumpFooter;

/** First line. */
export interface DumpHeader {
  pallu: "dump";
  format: 1;
  madeAt: string;
  /** Hashes of the applied migrations, oldest first. */
  migrations: string[];
}

/** Precedes the rows of a table. */
export interface TableLine {
  table: string;
}

/** The last value of a sequence. */
export interface SequenceLine {
  sequence: string;
  value: string;
}

/** Last line: verifies the dump. */
export interface DumpFooter {
  end: true;
  /** Number of rows by table. */
  rows: Record<string, number>;
  /** Hash of all lines before this one. */
  sha256: string;
}

export const METADATA_PREFIX = "#";

export const metadataLine = (line: MetadataLine): string =>
  `${METADATA_PREFIX}${JSON.stringify(line)}`;
