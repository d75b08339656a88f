import type { ReactElement } from "react";
import { Anchor, type AnchorProps } from "../../provider/Anchor.tsx";
import { buttonClass, type ButtonStyleProps } from "./Button.tsx";

export interface ButtonLinkProps
  extends ButtonStyleProps, Omit<AnchorProps, "className" | "style"> {}

/** A link styled as a button. Use `Button` for actions. */
export const ButtonLink = ({
  variant,
  size,
  fullWidth,
  icon,
  children,
  ...rest
}: ButtonLinkProps): ReactElement => (
  <Anchor {...rest} className={buttonClass({ variant, size, fullWidth })}>
    {icon}
    <span>{children}</span>
  </Anchor>
);
