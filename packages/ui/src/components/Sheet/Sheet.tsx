import { Close, Content, Overlay, Portal, Title } from "@radix-ui/react-dialog";
import type { ReactElement } from "react";
import { CloseIcon } from "../../icons.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { useUi } from "../../provider/UiProvider.tsx";
import { classNames } from "../../style/classNames.ts";
import { head, title as titleStyle } from "../Dialog/Dialog.css.ts";
import { DialogRoot, DialogTrigger, type DialogProps } from "../Dialog/Dialog.tsx";
import { dialogLabels } from "../Dialog/dialogLabels.ts";
import { useFocusReturn } from "../Dialog/useFocusReturn.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Sheet.css.ts";

export const sheetSides = ["start", "end", "bottom"] as const;

export interface SheetProps extends Omit<DialogProps, "size"> {
  /** Edge of the viewport, by writing direction. @default "end" */
  side?: (typeof sheetSides)[number];
}

/** A modal panel at an edge of the viewport that scripts open. */
export const Sheet = ({
  open,
  defaultOpen,
  onOpenChange,
  title,
  trigger,
  side = "end",
  footer,
  labels,
  children,
  ...rest
}: SheetProps): ReactElement => {
  const focusReturn = useFocusReturn(rest);
  const { portal } = useUi();
  const { close } = useLabels("dialog", dialogLabels, labels);
  return (
    <DialogRoot {...{ open, defaultOpen, onOpenChange }}>
      {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
      <Portal container={portal}>
        <Overlay className={styles.scrim} />
        <Content
          aria-modal="true"
          {...rest}
          {...focusReturn}
          data-side={side}
          className={classNames(styles.sheet, variantOf(styles.side, side))}
        >
          <header className={classNames(head, styles.head)}>
            <Title className={titleStyle}>{title}</Title>
            <Close asChild>
              <IconButton label={close} icon={<CloseIcon />} />
            </Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </Content>
      </Portal>
    </DialogRoot>
  );
};
