import type { MouseEvent, ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Button.css.ts";

export const buttonVariants = ["primary", "secondary", "quiet", "danger"] as const;
export const buttonSizes = ["small", "medium", "large"] as const;

export interface ButtonStyleProps {
  /** Use one primary button per view. @default "primary" */
  variant?: (typeof buttonVariants)[number];
  /** Minimum height: 40, 48 or 56 px. Grows with text zoom. @default "medium" */
  size?: (typeof buttonSizes)[number];
  /** Fills the width of its container. @default false */
  fullWidth?: boolean;
  /** Icon before the text, 20 px. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonStyleProps, RootProps<"button"> {
  /** Shows a spinner and ignores clicks. The button keeps its focus. @default false */
  busy?: boolean;
  /** Text while busy, for example "Subscribing...". Defaults to the children. */
  busyText?: string;
}

export const buttonClass = ({
  variant = "primary",
  size = "medium",
  fullWidth = false,
}: ButtonStyleProps): string =>
  classNames(
    styles.button,
    variantOf(styles.size, size),
    variantOf(styles.variant, variant),
    fullWidth && styles.fullWidth,
  );

/** A native button. While busy it is `aria-disabled` instead of `disabled`, so that it keeps the focus. */
export const Button = ({
  variant,
  size,
  fullWidth,
  icon,
  busy = false,
  busyText,
  disabled,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement => {
  const onPress = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const idle = disabled ? "disabled" : "idle";
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={busy || rest["aria-disabled"]}
      data-state={busy ? "busy" : idle}
      className={buttonClass({ variant, size, fullWidth })}
      onClick={onPress}
    >
      {busy ? <Spinner placement="inline" /> : icon}
      <span>{busy ? (busyText ?? children) : children}</span>
    </button>
  );
};
