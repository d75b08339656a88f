import { Button, Container, Heading, Stack, Text } from "@pallu/ui";
import type { ResultDialogProps } from "@pallu/ui/dialog";
import { Suspense, useEffect, useEffectEvent } from "react";
import type { ReactElement } from "react";
import { loadAtFirstTouch } from "../../platform/rendering/loadAtFirstTouch.ts";
import { lazyWithRetry } from "../../platform/rendering/lazyWithRetry.tsx";

/** Renders the result inline if the dialog's chunk cannot be loaded. */
const InlineResult = ({
  title,
  body,
  actionLabel,
  onOpenChange,
}: ResultDialogProps): ReactElement => (
  <div role="alert" ref={(place) => place?.scrollIntoView({ block: "nearest" })}>
    <Container>
      <Stack gap="s8">
        <Heading level={2}>{title}</Heading>
        <Text>{body}</Text>
        <Button onClick={() => onOpenChange?.(false)}>{actionLabel}</Button>
      </Stack>
    </Container>
  </div>
);

const Dialog = lazyWithRetry(
  async () => ({ default: (await import("@pallu/ui/dialog")).ResultDialog }),
  InlineResult,
);

type Effect = () => void | (() => void);

const ShownEffect = ({ onShown }: { onShown: Effect }): null => {
  const onEffect = useEffectEvent(onShown);
  useEffect(() => onEffect(), []);
  return null;
};

interface ResultPopupProps extends Omit<ResultDialogProps, "open"> {
  /** Effect that runs when the popup is shown, for example to start a timer. */
  onShown?: Effect;
}

/** Shows the result of a form in a dialog. `preloadPopup` and `usePreloadPopup` load its chunk. */
export const ResultPopup = ({ onShown, ...dialog }: ResultPopupProps): ReactElement => (
  <Suspense>
    <Dialog open {...dialog} />
    {onShown && <ShownEffect onShown={onShown} />}
  </Suspense>
);

export const preloadPopup = Dialog.preload;

/** Loads the popup's chunk at the first touch of the page, so that it is there before a form is sent. */
export const usePreloadPopup = (): void => {
  useEffect(() => loadAtFirstTouch([Dialog.preload]), []);
};
