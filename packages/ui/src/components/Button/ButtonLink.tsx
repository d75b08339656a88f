import type { ReactElement } from "react";
import { useLinkComponent, type LinkComponentProps } from "../../provider/UiProvider.tsx";
import { buttonClass, type ButtonStyleProps } from "./Button.tsx";

export interface ButtonLinkProps
  extends ButtonStyleProps, Omit<LinkComponentProps, "className" | "style"> {}

/** A link styled as a button. Use `Button` for actions. */
export const ButtonLink = ({
  variant,
  size,
  fullWidth,
  icon,
  children,
  ...rest
}: ButtonLinkProps): ReactElement => {
  const LinkComponent = useLinkComponent();
  return (
    <LinkComponent {...rest} className={buttonClass({ variant, size, fullWidth })}>
      {icon}
      <span>{children}</span>
    </LinkComponent>
  );
};
