import { useState, type ReactElement } from "react";
import { TextArea } from "../../../packages/ui/src/components/TextArea/TextArea.tsx";

interface Source<Value> {
  /** The text as it was typed. */
  readonly source: string;
  /** What the last text without a mistake says. */
  readonly value: Value;
  /** What is wrong with the text. */
  readonly problem: string | undefined;
  /** @param instead the value if the text has a mistake. Default: the last one */
  readonly change: (source: string, instead?: Value) => void;
}

/**
 * Keeps a text and what it says. While the text has a mistake, the last value stays.
 * @param Mistake the class of the errors that `read` throws for a mistake in the text
 */
export const useSource = <Value,>(
  start: string,
  read: (source: string) => Value,
  Mistake: abstract new (...args: never[]) => Error,
): Source<Value> => {
  const [source, setSource] = useState(start);
  const [value, setValue] = useState(() => read(start));
  const [problem, setProblem] = useState<string>();
  const change = (text: string, instead = value): void => {
    setSource(text);
    try {
      setValue(read(text));
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof Mistake)) throw error;
      setValue(instead);
      setProblem(error.message);
    }
  };
  return { source, value, problem, change };
};

interface SourceFieldProps {
  label: string;
  rows: number;
  from: Pick<Source<unknown>, "source" | "problem"> & { change: (source: string) => void };
}

/** The field for a text, with what is wrong with it. */
export const SourceField = ({ label, rows, from }: SourceFieldProps): ReactElement => (
  <div>
    <TextArea
      label={label}
      rows={rows}
      dir="ltr"
      spellCheck={false}
      value={from.source}
      error={from.problem}
      onChange={({ target }) => from.change(target.value)}
    />
  </div>
);
