import { useRef, useState } from "react";
import { DeskError } from "./api.ts";
import { confirmed } from "./confirmed.ts";
import { saveFile } from "./saveFile.ts";
import { useSession } from "./session.tsx";

interface CsvFile {
  fileName: string;
  csv: string;
}

/**
 * Reads a CSV file at a press and saves it. Asks for the second factor where the call requires it. A press while it is read
 * is ignored.
 */
export const useCsvFile = () => {
  const { confirm } = useSession();
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<DeskError>();
  const busy = useRef(false);
  /** Resolves with the file, or with undefined after a refusal, which is `failure` then. */
  const run = async <File extends CsvFile>(
    read: () => Promise<File>,
  ): Promise<File | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setReading(true);
    setFailure(undefined);
    try {
      const file = await confirmed(confirm, read);
      saveFile(file.fileName, file.csv, "text/csv");
      return file;
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      setFailure(error);
      return undefined;
    } finally {
      busy.current = false;
      setReading(false);
    }
  };
  return { run, isReading, failure };
};
