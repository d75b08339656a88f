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
  /** Shown above everything else, which is inert meanwhile. */
  isOpen: boolean;
  /** The button, Escape, a press outside, or the end of its time. */
  onClose: () => void;
  /** Decides the drawing; an error never closes by itself. */
  tone: "success" | "error" | "info";
  /** The heading, and the dialog's name. */
  title: string;
  /** One sentence on what has come of it. */
  body: string;
  /** The one way out: "OK", "Try again". */
  actionLabel: string;
  /** Another mark than the tone's own. */
  mark?: ReactNode;
  /** Closes by itself after so many milliseconds, unless the pointer rests on it. Never for errors. */
  closeAfterMs?: number | undefined;
}

/** The outcome of something the customer did, with one button. */
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
