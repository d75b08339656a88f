import { Content, Description, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from "react";
import { ErrorIcon, InfoIcon, SuccessIcon } from "../../icons.ts";
import { Button } from "../Button/Button.tsx";
import { classNames } from "../../style/classNames.ts";
import { panel, scrim, size, title as titleStyle } from "../Dialog/Dialog.css.ts";
import { useFocusReturn } from "../Dialog/useFocusReturn.ts";
import * as styles from "./ResultDialog.css.ts";

export const resultTones = ["success", "error", "info"] as const;

const marks = { success: SuccessIcon, error: ErrorIcon, info: InfoIcon };

export interface ResultDialogProps {
  /** Whether the dialog is open. The rest of the page is inert meanwhile. */
  isOpen: boolean;
  /** Called by the button, on Escape, on an outside click and after `closeAfterMs`. */
  onClose: () => void;
  /** Sets the icon. An error never closes automatically. */
  tone: "success" | "error" | "info";
  /** Heading and accessible name of the dialog. */
  title: string;
  /** A sentence about the outcome. */
  body: string;
  /** Text of the button, for example "OK" or "Try again". */
  actionLabel: string;
  /** Replaces the icon of the tone. */
  mark?: ReactNode;
  /** Delay in ms before the dialog closes. Paused while hovered. Ignored for errors. */
  closeAfterMs?: number | undefined;
}

/** Shows the outcome of an action, with one button. */
export const ResultDialog = ({
  isOpen,
  onClose,
  tone,
  title,
  body,
  actionLabel,
  mark,
  closeAfterMs,
}: ResultDialogProps): ReactElement => {
  const Mark = marks[tone];
  const focusReturn = useFocusReturn();
  const [isHeld, setHeld] = useState(false);
  const onTimeUp = useEffectEvent(onClose);
  const isTimed = isOpen && !isHeld && tone !== "error" && closeAfterMs !== undefined;
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setTimeout(onTimeUp, closeAfterMs);
    return () => clearTimeout(timer);
  }, [isTimed, closeAfterMs]);

  return (
    <Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Overlay className={scrim}>
          <Content
            {...focusReturn}
            aria-modal="true"
            data-tone={tone}
            className={classNames(panel, size.sm)}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
          >
            <div aria-hidden="true" className={classNames(styles.bars, styles.barTone[tone])} />
            <div className={styles.content}>
              <span className={styles.markTone[tone]}>{mark ?? <Mark size={32} />}</span>
              <Title className={titleStyle}>{title}</Title>
              <Description className={styles.body}>{body}</Description>
              <Button onClick={onClose}>{actionLabel}</Button>
            </div>
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
};
