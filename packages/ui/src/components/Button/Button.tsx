import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from "react";
import { classNames } from "../../style/classNames.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as styles from "./Button.css.ts";

export const buttonVariants = ["primary", "secondary", "quiet", "danger"] as const;
export const buttonSizes = ["small", "medium", "large"] as const;

export interface ButtonStyleProps {
  /** One primary action in a view; the rest secondary or quiet. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  /** 40, 48 or 56 px tall at least; text zoom makes it grow. */
  size?: "small" | "medium" | "large" | undefined;
  /** Takes the whole line. */
  fullWidth?: boolean | undefined;
  /** A leading icon of 20 px. */
  icon?: ReactNode;
}

export interface ButtonProps
  extends ButtonStyleProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> {
  /** Something is on its way: presses are ignored, the focus stays. */
  busy?: boolean | undefined;
  /** Replaces the text while busy, "Subscribing...". */
  busyText?: string | undefined;
  /** The native button, for its focus. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

export const buttonClass = ({
  variant = "primary",
  size = "medium",
  fullWidth = false,
}: ButtonStyleProps): string =>
  classNames(
    styles.button,
    styles.size[size],
    styles.variant[variant],
    fullWidth && styles.fullWidth,
  );

/** A native button. While busy it is `aria-disabled`, not `disabled`, so that the focus is not lost. */
export const Button = ({
  variant,
  size,
  fullWidth,
  icon,
  busy = false,
  busyText,
  type = "button",
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
      {...rest}
      type={type === "submit" ? "submit" : type === "reset" ? "reset" : "button"}
      disabled={disabled}
      aria-disabled={busy || undefined}
      data-state={busy ? "busy" : idle}
      className={buttonClass({ variant, size, fullWidth })}
      onClick={onPress}
    >
      {busy ? <Spinner placement="inline" /> : icon}
      <span>{busy ? (busyText ?? children) : children}</span>
    </button>
  );
};
