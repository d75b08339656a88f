import type { ReactElement, ReactNode } from "react";
import { CountBadge } from "../../components/CountBadge/CountBadge.tsx";
import { IconButton, IconLink } from "../../components/IconButton/IconButton.tsx";
import { Popover } from "../../components/Popover/Popover.tsx";
import { BagIcon, HeartIcon, UserIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { HeaderFrame } from "../../patterns/SiteHeader/HeaderFrame.tsx";
import type { HeaderFrameProps } from "../../patterns/SiteHeader/HeaderFrame.tsx";
import * as styles from "../../patterns/SiteHeader/SiteHeader.css.ts";
import { siteHeaderLabels } from "../../patterns/SiteHeader/siteHeaderLabels.ts";

export interface HeaderPopup {
  /** Heading of the panel and start of the button's name. */
  title: string;
  /** Number in the badge, a fixed value. */
  count: number;
  content: ReactNode;
}

export interface TemplateHeaderProps extends HeaderFrameProps {
  /** URL of the profile icon. */
  profileHref: string;
  /** Popup of the wishlist button. */
  wishlist: HeaderPopup;
  /** Popup of the cart button. */
  cart: HeaderPopup;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["siteHeader"]>;
}

interface PopupProps {
  popup: HeaderPopup;
  icon: ReactNode;
  name: string;
}

const Popup = ({ popup: { title, count, content }, icon, name }: PopupProps): ReactElement => (
  <Popover
    title={title}
    trigger={
      <IconButton label={name} icon={icon}>
        <CountBadge count={count} />
      </IconButton>
    }
  >
    {content}
  </Popover>
);

/** The header of a template home. Wishlist and cart open popups. */
export const TemplateHeader = ({
  profileHref,
  wishlist,
  cart,
  labels: ownLabels,
  ...frame
}: TemplateHeaderProps): ReactElement => {
  const labels = useLabels("siteHeader", siteHeaderLabels, ownLabels);
  return (
    <HeaderFrame {...frame} texts={labels}>
      <span className={styles.fromTablet}>
        <IconLink label={labels.profile} icon={<UserIcon size={22} />} href={profileHref} />
      </span>
      <div className={styles.fromTablet}>
        <Popup
          popup={wishlist}
          icon={<HeartIcon size={22} />}
          name={labels.items(wishlist.title, wishlist.count)}
        />
      </div>
      <Popup
        popup={cart}
        icon={<BagIcon size={22} />}
        name={labels.items(cart.title, cart.count)}
      />
    </HeaderFrame>
  );
};
