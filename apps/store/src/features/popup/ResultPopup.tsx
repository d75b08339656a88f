import { Button, Container, Heading, Stack, Text } from "@pallu/ui";
import type { ResultDialogProps } from "@pallu/ui/dialog";
import { useEffect, useEffectEvent } from "react";
import type { ComponentType, ReactElement } from "react";
import { lazyPart } from "../../platform/delivery/lazyPart.tsx";
import { loadAtFirstTouch } from "../../platform/delivery/loadAtFirstTouch.ts";

/** Renders the result inline if the dialog's chunk cannot be loaded. */
const InlineResult = ({
  title,
  body,
  closeText,
  onOpenChange,
}: ResultDialogProps): ReactElement => (
  <div role="alert" ref={(place) => place?.scrollIntoView({ block: "nearest" })}>
    <Container>
      <Stack gap="s8">
        <Heading level={2}>{title}</Heading>
        <Text>{body}</Text>
        <Button onClick={() => onOpenChange?.(false)}>{closeText}</Button>
      </Stack>
    </Container>
  </div>
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

/** Adds the effect, which then runs when the result is shown. */
const withEffect =
  (Result: ComponentType<ResultDialogProps>) =>
  ({ onShown, ...dialog }: ResultPopupProps): ReactElement => (
    <>
      <Result open {...dialog} />
      {onShown && <ShownEffect onShown={onShown} />}
    </>
  );

/** Shows the result of a form in a dialog, once its code is loaded. */
export const ResultPopup = lazyPart<ResultPopupProps>(
  async () => ({ default: withEffect((await import("@pallu/ui/dialog")).ResultDialog) }),
  withEffect(InlineResult),
);

/**
 * Loads the popup's code at the first touch of the page. Who asks for less data, or sends a form without a touch, loads
 * it while the form is sent.
 */
export const usePreloadPopup = (): void => {
  useEffect(() => {
    const onSubmit = (): void => void ResultPopup.preload();
    const stop = loadAtFirstTouch([ResultPopup.preload]);
    window.addEventListener("submit", onSubmit);
    return () => {
      stop();
      window.removeEventListener("submit", onSubmit);
    };
  }, []);
};
