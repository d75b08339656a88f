import { Button } from "@pallu/ui";
import type { ButtonProps } from "@pallu/ui";
import { useState } from "react";
import type { ReactElement } from "react";

const reload = (): void => window.location.reload();

interface RetryButtonProps extends Pick<ButtonProps, "icon" | "variant"> {
  /** Default: reloads the document. The button is busy until a promise has settled. */
  onRetry?: () => Promise<unknown> | void;
}

/** The button after a failure. */
export const RetryButton = ({ onRetry = reload, ...style }: RetryButtonProps): ReactElement => {
  const [busy, setBusy] = useState(false);
  const onClick = (): void => {
    const settled = onRetry();
    if (!settled) return;
    setBusy(true);
    void settled.finally(() => setBusy(false));
  };
  return (
    <Button {...style} busy={busy} onClick={onClick}>
      Retry
    </Button>
  );
};
