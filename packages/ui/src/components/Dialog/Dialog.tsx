import { Close, Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Dialog.css.ts";
import { useFocusReturn } from "./useFocusReturn.ts";

export const dialogSizes = ["sm", "md", "lg"] as const;

export interface DialogProps {
  /** Whether the dialog is open. The rest of the page is inert meanwhile. */
  isOpen: boolean;
  /** Called on Escape, on a click on the scrim and by the close button. */
  onClose: () => void;
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Maximum width: 420, 640 or 960 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Accessible name of the close button. @default "Close" */
  closeLabel?: string | undefined;
  /** Actions below the content. */
  footer?: ReactNode;
  /** The content. Scrolls if it is too long. */
  children: ReactNode;
}

/** A modal dialog that traps the focus, closes on Escape and returns the focus (APG dialog). */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  size = "md",
  closeLabel = "Close",
  footer,
  children,
}: DialogProps): ReactElement => {
  const focusReturn = useFocusReturn();
  return (
    <Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Overlay className={styles.scrim}>
          <Content
            {...focusReturn}
            aria-describedby={undefined}
            aria-modal="true"
            className={classNames(styles.panel, styles.size[size])}
          >
            <header className={styles.head}>
              <Title className={styles.title}>{title}</Title>
              <Close asChild>
                <IconButton label={closeLabel} icon={<CloseIcon />} />
              </Close>
            </header>
            <div className={styles.body}>{children}</div>
            {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
          </Content>
        </Overlay>
      </Portal>
    </Root>
  );
};
