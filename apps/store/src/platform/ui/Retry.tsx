import { Button, Motif, RefreshIcon, Stack } from "@pallu/ui";
import type { ButtonProps } from "@pallu/ui";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { focusHeading } from "../focus/focusHeading.ts";

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

interface RetryPanelProps {
  /** Resolves when the request has settled. */
  onRetry: () => Promise<unknown>;
}

/** Replaces a list that could not be read with a retry button (ERR-25). */
export const RetryPanel = ({ onRetry }: RetryPanelProps): ReactElement => {
  const pressed = useRef(false);

  useEffect(
    () => () => {
      if (pressed.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );

  const retry = (): Promise<unknown> => {
    pressed.current = true;
    return onRetry();
  };

  return (
    <Stack align="start" gap="s24">
      <Motif name="needle" />
      <RetryButton variant="secondary" icon={<RefreshIcon />} onRetry={retry} />
    </Stack>
  );
};
