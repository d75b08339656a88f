import type { ReactElement, ReactNode } from "react";
import { ExternalIcon } from "../../icons.ts";
import { useLinkComponent, type LinkComponentProps } from "../../provider/UiProvider.tsx";
import * as styles from "./Link.css.ts";

export const linkVariants = ["inline", "standalone", "quiet"] as const;

export interface LinkProps extends Omit<LinkComponentProps, "className" | "style" | "children"> {
  /** What the link says. The name of an external link is made of it: it is a string there. */
  children: ReactNode;
  /** `inline` in sentences, `standalone` on its own line, `quiet` in lists that are plainly links. */
  variant?: "inline" | "standalone" | "quiet" | undefined;
  /** Opens a new tab and says so. */
  external?: boolean | undefined;
  /** What the accessible name of an external link adds to its text. @default "opens in a new tab" */
  newTabHint?: string | undefined;
  /** An icon after the text. */
  endIcon?: ReactNode;
}

/** A link; the application's router takes the click unless it leads outside. */
export const Link = ({
  variant = "inline",
  external = false,
  newTabHint = "opens in a new tab",
  endIcon,
  href,
  children,
  ...rest
}: LinkProps): ReactElement => {
  const LinkComponent = useLinkComponent();
  const className = styles.variant[variant];
  if (!external) {
    return (
      <LinkComponent {...rest} href={href} className={className}>
        {children}
        {endIcon}
      </LinkComponent>
    );
  }
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={typeof children === "string" ? `${children} (${newTabHint})` : undefined}
      className={className}
    >
      {children}
      {variant === "standalone" && <ExternalIcon size={16} />}
    </a>
  );
};
