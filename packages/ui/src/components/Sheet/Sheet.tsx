import { Close, Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { head, title as titleStyle } from "../Dialog/Dialog.css.ts";
import { useFocusReturn } from "../Dialog/useFocusReturn.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Sheet.css.ts";

export const sheetSides = ["start", "end", "bottom"] as const;

export interface SheetProps {
  /** Whether the dialog is open. The rest of the page is inert meanwhile. */
  isOpen: boolean;
  /** Called on Escape, on a click on the scrim and by the close button. */
  onClose: () => void;
  /** Heading and accessible name of the sheet. */
  title: string;
  /** Edge of the viewport, by writing direction. @default "end" */
  side?: "start" | "end" | "bottom" | undefined;
  /** Accessible name of the close button. @default "Close" */
  closeLabel?: string | undefined;
  /** Actions in a sticky footer. */
  footer?: ReactNode;
  /** The content. Scrolls if it is too long. */
  children: ReactNode;
}

/** A modal panel at an edge of the viewport, for menus and filters. */
export const Sheet = ({
  isOpen,
  onClose,
  title,
  side = "end",
  closeLabel = "Close",
  footer,
  children,
}: SheetProps): ReactElement => {
  const focusReturn = useFocusReturn();
  return (
    <Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Overlay className={styles.scrim} />
        <Content
          {...focusReturn}
          aria-describedby={undefined}
          aria-modal="true"
          data-side={side}
          className={classNames(styles.sheet, styles.side[side])}
        >
          <header className={classNames(head, styles.head)}>
            <Title className={titleStyle}>{title}</Title>
            <Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} />
            </Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </Content>
      </Portal>
    </Root>
  );
};
