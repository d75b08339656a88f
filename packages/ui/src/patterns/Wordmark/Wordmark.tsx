import type { ReactElement } from "react";
import { Anchor } from "../../provider/Anchor.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useUi, type Shop } from "../../provider/UiProvider.tsx";
import { warnOnce } from "../../provider/warnOnce.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Wordmark.css.ts";

export const wordmarkLabels: Messages["wordmark"] = { home: (name) => `${name}, home` };

export interface WordmarkProps extends RootProps<"span"> {
  /** URL of the link. Without it the wordmark is no link. */
  href?: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["wordmark"]>;
  /** Uses the colours for the footer's background. @default false */
  onBrand?: boolean;
  /** Size of the text: 24 or 28 px. @default "medium" */
  size?: "small" | "medium";
}

/** Characters of a name that fits in one line of a phone's header, and in two smaller ones. */
const MOST = { short: 8, long: 20 } as const;

const lengthOf = (name: string): keyof typeof styles.lengths => {
  const { length } = Array.from(name);
  if (length <= MOST.short) return "short";
  return length <= MOST.long ? "long" : "veryLong";
};

const Mark = ({ shop, onBrand }: { shop: Shop; onBrand: boolean }): ReactElement => (
  <>
    {shop.emblem !== undefined && (
      <span aria-hidden className={onBrand ? styles.emblemOnBrand : styles.emblem}>
        {shop.emblem}
      </span>
    )}
    <span className={classNames(styles.name, lengthOf(shop.name) === "veryLong" && styles.clamped)}>
      {shop.name}
    </span>
  </>
);

/** Emblem and name of the shop that `UiProvider` names. Never mirrored. */
export const Wordmark = ({
  href,
  labels,
  onBrand = false,
  size = "medium",
  ...rest
}: WordmarkProps): ReactElement => {
  const { shop } = useUi();
  if (process.env.NODE_ENV !== "production" && shop.name === "")
    warnOnce("Wordmark", "the shop has no name. Give it to `UiProvider`: `shop={{ name: … }}`.");
  const { home } = useLabels("wordmark", wordmarkLabels, labels);
  const className = classNames(
    styles.wordmark,
    variantOf(styles.sizes, size),
    styles.lengths[lengthOf(shop.name)],
  );
  if (href === undefined) {
    return (
      <span {...rest} className={className}>
        <Mark shop={shop} onBrand={onBrand} />
      </span>
    );
  }
  return (
    <Anchor {...(rest as object)} href={href} aria-label={home(shop.name)} className={className}>
      <Mark shop={shop} onBrand={onBrand} />
    </Anchor>
  );
};
