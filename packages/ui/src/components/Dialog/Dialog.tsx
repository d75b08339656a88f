import { Close, Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import type { ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import { classNames } from "../../style/classNames.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Dialog.css.ts";
import { useFocusReturn } from "./useFocusReturn.ts";

export const dialogSizes = ["sm", "md", "lg"] as const;

export interface DialogProps {
  /** Shown above everything else, which is inert meanwhile. */
  isOpen: boolean;
  /** Escape, the scrim or the button asked to close. */
  onClose: () => void;
  /** The heading, and the dialog's name. */
  title: string;
  /** 420, 640 or 960 px wide at most. */
  size?: "sm" | "md" | "lg" | undefined;
  /** The name of the button with the cross. */
  closeLabel?: string | undefined;
  /** Actions under the body. */
  footer?: ReactNode;
  /** Scrolls below the title where it is long. */
  children: ReactNode;
}

/** A modal dialog (APG): it keeps the focus, closes on Escape and gives the focus back. */
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
