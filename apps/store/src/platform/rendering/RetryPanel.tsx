import { Button, Motif, RefreshIcon, Stack } from "@pallu/ui";
import { useEffect, useRef, useState } from "react";
import type { ReactElement } from "react";
import { focusHeading } from "../focus/focusHeading.ts";

interface RetryPanelProps {
  /** Resolves when the request has settled. */
  onRetry: () => Promise<unknown>;
}

/** Replaces a list that could not be read with a retry button (ERR-25). */
export const RetryPanel = ({ onRetry }: RetryPanelProps): ReactElement => {
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);

  useEffect(
    () => () => {
      if (pressed.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );

  const retry = async (): Promise<void> => {
    pressed.current = true;
    setBusy(true);
    await onRetry();
    setBusy(false);
  };

  return (
    <Stack align="start" gap="s24">
      <Motif name="needle" />
      <Button variant="secondary" icon={<RefreshIcon />} busy={busy} onClick={() => void retry()}>
        Retry
      </Button>
    </Stack>
  );
};
