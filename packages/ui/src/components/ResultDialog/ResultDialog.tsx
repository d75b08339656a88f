import { Close, Description, Title } from "@radix-ui/react-dialog";
import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from "react";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../../icons.ts";
import { useControlled } from "../../provider/useControlled.ts";
import { mergeHandlers } from "../../style/mergeHandlers.ts";
import { Button } from "../Button/Button.tsx";
import {
  DialogRoot,
  DialogContent,
  type DialogContentProps,
  type DialogStateProps,
} from "../Dialog/Dialog.tsx";
import { classNames } from "../../style/classNames.ts";
import { title as titleStyle } from "../Dialog/Dialog.css.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./ResultDialog.css.ts";

export const resultTones = ["info", "success", "warning", "danger"] as const;

const marks = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};

export interface ResultDialogProps
  extends DialogStateProps, Omit<DialogContentProps, "title" | "size" | "children"> {
  /** Sets the icon. Danger never closes automatically. */
  tone: (typeof resultTones)[number];
  /** Heading and accessible name of the dialog. */
  title: string;
  /** A sentence about the outcome. */
  body: string;
  /** Text of the button, for example "OK" or "Try again". */
  closeText: string;
  /** Replaces the icon of the tone. */
  mark?: ReactNode;
  /**
   * Delay in ms before the dialog closes. Stops once the pointer moves over the dialog, and starts anew when it leaves.
   * Ignored for danger.
   */
  closeAfterMs?: number;
}

/** Shows the outcome of an action, with one button. */
export const ResultDialog = ({
  open,
  defaultOpen = false,
  onOpenChange,
  tone,
  title,
  body,
  closeText,
  mark,
  closeAfterMs,
  ...rest
}: ResultDialogProps): ReactElement => {
  const Mark = variantOf(marks, tone) ?? InfoIcon;
  const [isHeld, setHeld] = useState(false);
  const [isOpen, change] = useControlled("ResultDialog", open, defaultOpen, onOpenChange, "open");
  // A closed dialog does not report that the pointer leaves it.
  if (isHeld && !isOpen) setHeld(false);
  const onTimeUp = useEffectEvent(() => change(false));
  const isTimed = isOpen && !isHeld && tone !== "danger" && closeAfterMs !== undefined;
  useEffect(() => {
    if (!isTimed) return undefined;
    // Counts from the frame that shows the dialog: up to half a second later on a slow device.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(onTimeUp, closeAfterMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isTimed, closeAfterMs]);

  return (
    <DialogRoot open={isOpen} onOpenChange={change}>
      <DialogContent
        {...mergeHandlers(rest, {
          // Not on enter: a pointer that rests where the dialog opens must not hold it.
          onPointerMove: () => setHeld(true),
          onPointerLeave: () => setHeld(false),
        })}
        data-tone={tone}
        size="small"
      >
        <div aria-hidden="true" className={classNames(styles.bars, styles.barTone[tone])} />
        <div className={styles.content}>
          <span className={styles.markTone[tone]}>{mark ?? <Mark size={32} />}</span>
          <Title className={titleStyle}>{title}</Title>
          <Description className={styles.body}>{body}</Description>
          <Close asChild>
            <Button>{closeText}</Button>
          </Close>
        </div>
      </DialogContent>
    </DialogRoot>
  );
};
