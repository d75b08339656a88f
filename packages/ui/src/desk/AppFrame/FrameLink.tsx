import type { ReactElement } from "react";
import { CountBadge } from "../../components/CountBadge/CountBadge.tsx";
import { VisuallyHidden } from "../../layout/VisuallyHidden/VisuallyHidden.tsx";
import { Anchor } from "../../provider/Anchor.tsx";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./AppFrame.css.ts";

export interface FrameItem {
  /** URL of the page. */
  href: string;
  label: string;
  /** Icon of the page, 20 px. */
  icon: ReactElement;
  /** Whether this page, or one below it, is shown. @default false */
  isCurrent?: boolean;
  /** How many things wait there. Not shown at 0. */
  count?: number;
  /** What the number means, for example "3 to confirm". Part of the link's name. Defaults to the number. */
  countText?: string;
}

/** A link of the navigation. */
export const FrameLink = ({
  item: { href, label, icon, isCurrent, count = 0, countText },
  look,
}: {
  item: FrameItem;
  look: "side" | "bottom";
}): ReactElement => (
  <Anchor
    href={href}
    aria-current={isCurrent ? "page" : undefined}
    className={look === "side" ? styles.sideLink : styles.bottomLink}
  >
    <span className={classNames(styles.icon, look === "bottom" && styles.bottomIcon)}>
      {icon}
      {look === "bottom" && <CountBadge count={count} />}
    </span>
    <span className={look === "side" ? styles.linkText : styles.bottomText}>{label}</span>
    {count > 0 && <VisuallyHidden>{countText ?? String(count)}</VisuallyHidden>}
    {look === "side" && <CountBadge count={count} placement="inline" />}
  </Anchor>
);
