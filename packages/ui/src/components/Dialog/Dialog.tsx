import { Close, Content, Overlay, Portal, Root, Title, Trigger } from "@radix-ui/react-dialog";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { CloseIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { useUi } from "../../provider/UiProvider.tsx";
import { variantOf } from "../../provider/variantOf.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Dialog.css.ts";
import { dialogLabels } from "./dialogLabels.ts";
import { useFocusReturn } from "./useFocusReturn.ts";

export const dialogSizes = ["small", "medium", "large"] as const;

export interface DialogStateProps {
  /** Whether the dialog is open, for controlled use. The rest of the page is inert meanwhile. */
  open?: boolean;
  /** Whether the dialog is open initially. @default false */
  defaultOpen?: boolean;
  /** Called with the new state: by the trigger, on Escape, on a click on the scrim and by the close button. */
  onOpenChange?: (open: boolean) => void;
}

export interface DialogRootProps extends DialogStateProps {
  /** A `DialogTrigger` and a `DialogContent`. */
  children: ReactNode;
}

/** Provides the state of a dialog to its parts. */
export const DialogRoot = ({
  open,
  defaultOpen,
  onOpenChange,
  children,
}: DialogRootProps): ReactElement => {
  if (process.env.NODE_ENV !== "production" && open !== undefined && !onOpenChange)
    warnOnce(
      "Dialog",
      "it is controlled by `open` but has no handler, so it never closes. Add `onOpenChange`, or use `defaultOpen`.",
    );
  return (
    <Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children}
    </Root>
  );
};

export interface DialogTriggerProps {
  /** One element that opens or closes the dialog, for example a `Button`. */
  children: ReactElement;
}

/** Opens the dialog. */
export const DialogTrigger = ({ children }: DialogTriggerProps): ReactElement => (
  <Trigger asChild>{children}</Trigger>
);

/** Closes the dialog. */
export const DialogClose = ({ children }: DialogTriggerProps): ReactElement => (
  <Close asChild>{children}</Close>
);

export interface DialogHeaderProps extends RootProps<"header"> {
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["dialog"]>;
  /** Heading and accessible name of the dialog. */
  children: ReactNode;
}

/** Heading and close button of a dialog. */
export const DialogHeader = ({ labels, children, ...rest }: DialogHeaderProps): ReactElement => {
  const { close } = useLabels("dialog", dialogLabels, labels);
  return (
    <header {...rest} className={styles.head}>
      <Title className={styles.title}>{children}</Title>
      <Close asChild>
        <IconButton label={close} icon={<CloseIcon />} />
      </Close>
    </header>
  );
};

/** The content of a dialog. */
export const DialogBody = (props: RootProps<"div">): ReactElement => (
  <div {...props} className={styles.body} />
);

/** Actions of a dialog. */
export const DialogFooter = (props: RootProps<"footer">): ReactElement => (
  <footer {...props} className={styles.foot} />
);

export interface DialogContentProps extends Omit<
  ComponentProps<typeof Content>,
  "className" | "style" | "asChild" | "forceMount"
> {
  /** Maximum width: 420, 640 or 960 px. @default "medium" */
  size?: (typeof dialogSizes)[number];
}

/** The panel of a dialog above its scrim. */
export const DialogContent = ({ size = "medium", ...rest }: DialogContentProps): ReactElement => {
  const focusReturn = useFocusReturn(rest);
  return (
    <Portal container={useUi().portal}>
      <Overlay className={styles.scrim}>
        <Content
          aria-modal="true"
          {...rest}
          {...focusReturn}
          className={classNames(styles.panel, variantOf(styles.size, size))}
        />
      </Overlay>
    </Portal>
  );
};

export interface DialogProps extends DialogStateProps, Omit<DialogContentProps, "title"> {
  /** Heading and accessible name of the dialog. */
  title: ReactNode;
  /** One element that opens the dialog, for example a `Button`. */
  trigger?: ReactElement;
  /** Actions below the content. */
  footer?: ReactNode;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["dialog"]>;
  /** The content. Scrolls if it is too long. */
  children: ReactNode;
}

/** A modal dialog that traps the focus, closes on Escape and returns the focus (APG dialog). */
export const Dialog = ({
  open,
  defaultOpen,
  onOpenChange,
  title,
  trigger,
  footer,
  labels,
  children,
  ...rest
}: DialogProps): ReactElement => (
  <DialogRoot {...{ open, defaultOpen, onOpenChange }}>
    {trigger && <DialogTrigger>{trigger}</DialogTrigger>}
    <DialogContent {...rest}>
      <DialogHeader labels={labels}>{title}</DialogHeader>
      <DialogBody>{children}</DialogBody>
      {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
    </DialogContent>
  </DialogRoot>
);
