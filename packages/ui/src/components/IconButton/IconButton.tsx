import type { ReactElement, ReactNode } from "react";
import { Anchor, type AnchorProps } from "../../provider/Anchor.tsx";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./IconButton.css.ts";

export const iconButtonVariants = ["plain", "onImage"] as const;

interface IconButtonStyleProps {
  /** Accessible name: verb and object, for example "Add Rani pink saree to wishlist". */
  label: string;
  /** The icon, 20 or 24 px. */
  icon: ReactNode;
  /** `onImage` adds a background. @default "plain" */
  variant?: (typeof iconButtonVariants)[number];
  /** Colour of the pressed state. @default "action" */
  accent?: "action" | "wish";
  /** Content over the corner of the icon, for example a `CountBadge`. */
  children?: ReactNode;
}

export interface IconButtonProps
  extends IconButtonStyleProps, RootProps<"button", "children" | "aria-label" | "aria-pressed"> {
  /** Makes it a toggle button. The label must not change with the state. */
  pressed?: boolean;
}

const checkName = (component: string, label: string): void => {
  if (label.trim() === "")
    warnOnce(component, "`label` must not be empty: it is the accessible name.");
};

const disc = (variant: "plain" | "onImage", accent: "action" | "wish"): string =>
  classNames(styles.disc, variantOf(styles.variant, variant), variantOf(styles.accent, accent));

/** An icon button with a target size of 44 px. */
export const IconButton = ({
  label,
  icon,
  variant = "plain",
  accent = "action",
  pressed,
  children,
  ...rest
}: IconButtonProps): ReactElement => {
  if (process.env.NODE_ENV !== "production") checkName("IconButton", label);
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={styles.iconButton}
    >
      <span className={disc(variant, accent)}>{icon}</span>
      {children}
    </button>
  );
};

export interface IconLinkProps
  extends
    IconButtonStyleProps,
    Omit<AnchorProps, "className" | "style" | "children" | "aria-label"> {}

/** A link with the look of `IconButton`. */
export const IconLink = ({
  label,
  icon,
  variant = "plain",
  accent = "action",
  children,
  ...rest
}: IconLinkProps): ReactElement => {
  if (process.env.NODE_ENV !== "production") checkName("IconLink", label);
  return (
    <Anchor {...rest} aria-label={label} className={styles.iconButton}>
      <span className={disc(variant, accent)}>{icon}</span>
      {children}
    </Anchor>
  );
};
