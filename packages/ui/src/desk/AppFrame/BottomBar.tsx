import { useId } from "react";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { Popover } from "../../components/Popover/Popover.tsx";
import { MoreIcon } from "../../icons/desk.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { FrameLink, type FrameItem } from "./FrameLink.tsx";
import * as styles from "./AppFrame.css.ts";

export interface BottomBarProps extends RootProps<"nav", "children"> {
  /** Accessible name of the navigation. */
  label: string;
  /** The pages that are always shown. At most four. */
  items: readonly FrameItem[];
  /** The other pages, behind "More". */
  more?: readonly FrameItem[];
  /** What is below the links behind "More". */
  foot?: ReactNode;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["bottomBar"]>;
}

export const bottomBarLabels: Messages["bottomBar"] = { more: "More" };

/** Navigation at the lower edge of a phone, up to 900 px: four pages, and the others behind "More". */
export const BottomBar = ({
  label,
  items,
  more = [],
  foot,
  labels,
  ...rest
}: BottomBarProps): ReactElement => {
  const texts = useLabels("bottomBar", bottomBarLabels, labels);
  const id = useId();
  // The router changes the page without loading it, so the sheet would stay.
  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    if ((target as Element).closest("a"))
      currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
  };
  return (
    <nav aria-label={label} {...rest} className={styles.bottom}>
      <ul role="list" className={styles.bottomList}>
        {items.map((item) => (
          <li key={item.href} className={styles.bottomItem}>
            <FrameLink item={item} look="bottom" />
          </li>
        ))}
        {(more.length > 0 || foot !== undefined) && (
          <li className={styles.bottomItem}>
            <button
              type="button"
              popoverTarget={id}
              aria-haspopup="dialog"
              data-current={more.some(({ isCurrent }) => isCurrent) || undefined}
              className={styles.bottomLink}
            >
              <span className={styles.icon}>
                <MoreIcon />
              </span>
              <span className={styles.bottomText}>{texts.more}</span>
            </button>
          </li>
        )}
      </ul>
      <Popover id={id} modal placement="bottom" title={texts.more}>
        <div role="presentation" onClick={onClick}>
          <ul role="list" className={styles.links}>
            {more.map((item) => (
              <li key={item.href}>
                <FrameLink item={item} look="side" />
              </li>
            ))}
          </ul>
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </Popover>
    </nav>
  );
};
