import type { ReactElement } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as styles from "./Wordmark.css.ts";

export const wordmarkLabels: Messages["wordmark"] = { home: (name) => `${name}, home` };

export interface WordmarkProps extends RootProps<"span"> {
  /** URL of the link. Without it the wordmark is no link. */
  href?: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["wordmark"]>;
  /** Uses the colours for the footer's background. @default false */
  onBrand?: boolean;
  /** Size. @default "medium" */
  size?: "small" | "medium";
}

/** The logo: a saree's body, two gold lines and its pallu. */
const Mark = ({ onBrand }: { onBrand: boolean }): ReactElement => {
  const body = onBrand ? styles.bodyOnBrand : styles.body;
  return (
    <>
      <svg aria-hidden viewBox="0 0 20 24" className={styles.emblem}>
        <path d="M0 0h9v24H0z" className={body} />
        <path d="M11 0h2v24h-2zM15 0h1.2v24H15z" className={styles.thread} />
        <path d="M18 0h2v24h-2z" className={body} />
      </svg>
      <span className={styles.name}>Pallu</span>
    </>
  );
};

/** The name of the shop. Never mirrored. */
export const Wordmark = ({
  href,
  labels,
  onBrand = false,
  size,
  ...rest
}: WordmarkProps): ReactElement => {
  if (process.env.NODE_ENV !== "production")
    checkVariants("Wordmark", { size: [size, ["small", "medium"]] });
  const { home } = useLabels("wordmark", wordmarkLabels, labels);
  const className = size === "small" ? `${styles.wordmark} ${styles.small}` : styles.wordmark;
  if (href === undefined) {
    return (
      <span {...rest} className={className}>
        <Mark onBrand={onBrand} />
      </span>
    );
  }
  return (
    <Anchor {...(rest as object)} href={href} aria-label={home("Pallu")} className={className}>
      <Mark onBrand={onBrand} />
    </Anchor>
  );
};
