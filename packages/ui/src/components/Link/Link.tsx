import type { ReactElement, ReactNode } from "react";
import { ExternalIcon } from "../../icons.ts";
import { Anchor, type AnchorProps } from "../../provider/Anchor.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Link.css.ts";

export const linkVariants = ["inline", "standalone", "quiet"] as const;

export interface LinkProps extends Omit<AnchorProps, "className" | "style" | "children"> {
  /** Text of the link. With `external` it must be a string, or `aria-label` must be set, to which the note is added. */
  children: ReactNode;
  /** `inline` for sentences, `standalone` for its own line, `quiet` for lists of links. @default "inline" */
  variant?: (typeof linkVariants)[number];
  /** Opens the link in a new tab and announces it. Has no effect with `render`. @default false */
  external?: boolean;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["link"]>;
  /** Icon after the text. A standalone external link has one of its own. */
  endIcon?: ReactNode;
}

export const linkLabels: Messages["link"] = { newTab: "opens in a new tab" };

/** A link. The application's router handles clicks unless the link is external. */
export const Link = ({
  variant = "inline",
  external = false,
  labels,
  endIcon,
  children,
  ...rest
}: LinkProps): ReactElement => {
  const { newTab } = useLabels("link", linkLabels, labels);
  const className = variantOf(styles.variant, variant);
  const name = rest["aria-label"] ?? children;
  if (!external || rest.render) {
    return (
      <Anchor {...rest} className={className}>
        {children}
        {endIcon}
      </Anchor>
    );
  }
  return (
    <a
      {...rest}
      target="_blank"
      rel="noreferrer"
      aria-label={typeof name === "string" ? `${name} (${newTab})` : undefined}
      className={className}
    >
      {children}
      {endIcon ?? (variant === "standalone" && <ExternalIcon size={16} />)}
    </a>
  );
};
