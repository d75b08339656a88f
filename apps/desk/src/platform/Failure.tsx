import { Button, ButtonLink, ErrorState, Notice } from "@pallu/ui";
import type { ReactElement } from "react";
import type { DeskError } from "./api.ts";
import { fieldName } from "./fieldName.ts";
import { counted } from "./format.ts";
import { useAge } from "./useRead.ts";
import type { Reading } from "./useRead.ts";

/** Returns why the URL of a page is wrong. Undefined if it is not: then another try may help. */
const urlFault = ({ status, faults }: DeskError): string | undefined => {
  if (status !== 422 && status !== 414) return undefined;
  const most = /^must name at most (\d+) orders/.exec(faults.get("orders") ?? "")?.[1];
  return most === undefined
    ? "The address of this page asks for something that the desk does not have. It may be incomplete, or of an earlier version."
    : `At most ${most} orders at once.`;
};

interface ReadFailureProps {
  /** What was not read, such as "The orders". */
  what: string;
  reading: Pick<Reading<unknown>, "data" | "failure" | "readAt" | "refresh" | "isRefreshing">;
  /** Where a page leads whose URL is wrong. @default the same page without filters */
  back?: { href: string; label: string };
}

/**
 * Says that something was not read, with Retry. Data that was read before stays, with its age. What is not there, or asked for
 * by a wrong URL, has no Retry. Nothing without a failure.
 */
export const ReadFailure = ({
  what,
  reading,
  back = { href: "?", label: "Clear filters" },
}: ReadFailureProps): ReactElement | null => {
  const age = useAge(reading.readAt);
  const { failure } = reading;
  if (!failure) return null;
  if (failure.status === 404)
    return <ErrorState title={`${what} is not there`} message={failure.message} />;
  const fault = urlFault(failure);
  if (fault !== undefined)
    return (
      <ErrorState
        title={`${what} could not be read`}
        message={fault}
        action={
          <ButtonLink href={back.href} variant="secondary" size="small">
            {back.label}
          </ButtonLink>
        }
      />
    );
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

const sendText = ({ message, code, status, faults }: DeskError): string => {
  // The message has the name of the field for programs.
  if (message.startsWith('The field "') && faults.size > 0)
    return [...faults].map(([field, rule]) => `“${fieldName(field)}” ${rule}`).join(" ");
  // It is read after the dialog to sign in, which a press opens again if need be.
  if (code === "signed_out") return "Your session had ended. Nothing was changed: press again.";
  return status === 0 || status >= 500
    ? `${message} Nothing is lost: press again to send the same change once.`
    : message;
};

/** Says why a write was refused. Nothing without a failure. */
export const SendFailure = ({ failure }: { failure: DeskError | undefined }): ReactElement | null =>
  failure ? <Notice tone="danger">{sendText(failure)}</Notice> : null;
