import { Button, Inline, Notice } from "@pallu/ui";
import type { ReactElement } from "react";
import { formatCount } from "../../platform/format.ts";
import { signed } from "./stock.rules.ts";

interface ConflictNoticeProps {
  /** What was on hand when the page was read. */
  before: number;
  /** What is on hand now. */
  found: number;
  typed: number;
  isSending?: boolean;
  /** Called with the number that shall be on hand. `found` leaves it as it is. */
  onSettle: (pieces: number) => void;
}

/** Says that somebody else has changed a number meanwhile, and offers what can be done with what was typed. */
export const ConflictNotice = ({
  before,
  found,
  typed,
  isSending = false,
  onSettle,
}: ConflictNoticeProps): ReactElement => {
  const difference = typed - before;
  const moved = found + difference;
  const choices = [
    ...(difference !== 0 && moved !== typed && moved !== found && moved >= 0
      ? [{ pieces: moved, text: `${formatCount(moved)} (${found} ${signed(difference)})` }]
      : []),
    ...(typed === found ? [] : [{ pieces: typed, text: `Set ${formatCount(typed)}` }]),
    { pieces: found, text: `Leave ${formatCount(found)}` },
  ];
  return (
    <Notice tone="warning">
      {`Was ${formatCount(before)} when you opened it, is ${formatCount(found)} now. You typed ${formatCount(typed)}.`}
      <Inline as="span" gap="s8">
        {choices.map(({ pieces, text }) => (
          <Button
            key={text}
            variant="secondary"
            size="small"
            disabled={isSending}
            onClick={() => onSettle(pieces)}
          >
            {text}
          </Button>
        ))}
      </Inline>
    </Notice>
  );
};
