import { Motif, RefreshIcon, Stack } from "@pallu/ui";
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { focusHeading } from "../focus/focusHeading.ts";
import { RetryButton } from "./RetryButton.tsx";

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
