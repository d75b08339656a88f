import type { ReactElement, ReactNode } from "react";
import { ExternalIcon } from "../../icons.ts";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { useLinkComponent, type LinkComponentProps } from "../../provider/UiProvider.tsx";
import * as styles from "./Link.css.ts";

export const linkVariants = ["inline", "standalone", "quiet"] as const;

export interface LinkProps extends Omit<LinkComponentProps, "className" | "style"> {
  /** `inline` in sentences, `standalone` on its own line, `quiet` in lists that are plainly links. */
  variant?: "inline" | "standalone" | "quiet" | undefined;
  /** Opens a new tab and says so. */
  external?: boolean | undefined;
  /** What the name adds for an external link. */
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
    <a {...rest} href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <VisuallyHidden> ({newTabHint})</VisuallyHidden>
      {variant === "standalone" && <ExternalIcon size={16} />}
    </a>
  );
};
