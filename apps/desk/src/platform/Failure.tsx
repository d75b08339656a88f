import { Button, ErrorState, Notice } from "@pallu/ui";
import type { ReactElement } from "react";
import type { DeskError } from "./api.ts";
import { counted } from "./format.ts";
import { useAge } from "./useRead.ts";
import type { Reading } from "./useRead.ts";

interface ReadFailureProps {
  /** What was not read, such as "The orders". */
  what: string;
  reading: Pick<Reading<unknown>, "data" | "failure" | "readAt" | "refresh" | "isRefreshing">;
}

/** Says that something was not read, with Retry. Data that was read before stays, with its age. Nothing without a failure. */
export const ReadFailure = ({ what, reading }: ReadFailureProps): ReactElement | null => {
  const age = useAge(reading.readAt);
  const { failure } = reading;
  if (!failure) return null;
  const retry = (
    <Button
      variant="secondary"
      size="small"
      busy={reading.isRefreshing}
      onClick={() => void reading.refresh()}
    >
      Retry
    </Button>
  );
  if (reading.data === undefined)
    return (
      <ErrorState title={`${what} could not be read`} message={failure.message} action={retry} />
    );
  return (
    <Notice tone="warning" action={retry}>
      {`${failure.message} You see what was read ${age === 0 ? "just now" : `${counted(age, "minute")} ago`}.`}
    </Notice>
  );
};

const sendText = ({ message, code, status }: DeskError): string => {
  // It is read after the dialog to sign in, which a press opens again if need be.
  if (code === "signed_out") return "Your session had ended. Nothing was changed: press again.";
  return status === 0 || status >= 500
    ? `${message} Nothing is lost: press again to send the same change once.`
    : message;
};

/** Says why a write was refused. Nothing without a failure. */
export const SendFailure = ({ failure }: { failure: DeskError | undefined }): ReactElement | null =>
  failure ? <Notice tone="danger">{sendText(failure)}</Notice> : null;
