import type { ReactElement } from "react";
import { CountBadge } from "../../components/CountBadge/CountBadge.tsx";
import { IconLink } from "../../components/IconButton/IconButton.tsx";
import { BagIcon, HeartIcon, UserIcon } from "../../icons.ts";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import { HeaderFrame } from "./HeaderFrame.tsx";
import type { HeaderFrameProps } from "./HeaderFrame.tsx";
import * as styles from "./SiteHeader.css.ts";
import { siteHeaderLabels } from "./siteHeaderLabels.ts";

export type { NavColumn, NavItem, NavLink } from "./MainNav.tsx";

export interface SiteHeaderProps extends HeaderFrameProps {
  /** URL of the profile icon. Visitors get "/login" for all three icons. */
  profileHref: string;
  /** URL of the wishlist icon. */
  wishlistHref: string;
  /** URL of the cart icon. */
  cartHref: string;
  /** URL of the Login link on small screens. Omit it for customers. */
  loginHref?: string;
  /** Number of products in the wishlist. Part of the accessible name; hidden at 0. @default 0 */
  wishlistCount?: number;
  /** Number of products in the cart. Part of the accessible name; hidden at 0. @default 0 */
  cartCount?: number;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["siteHeader"]>;
}

/** The site header. A fragment: render it as a direct child of the page, so that the sticky header stays in view. */
export const SiteHeader = ({
  profileHref,
  wishlistHref,
  cartHref,
  loginHref,
  wishlistCount = 0,
  cartCount = 0,
  labels: ownLabels,
  ...frame
}: SiteHeaderProps): ReactElement => {
  const labels = useLabels("siteHeader", siteHeaderLabels, ownLabels);
  return (
    <HeaderFrame
      {...frame}
      texts={labels}
      start={
        loginHref !== undefined && (
          <Anchor href={loginHref} className={styles.login}>
            {labels.login}
          </Anchor>
        )
      }
    >
      <span className={styles.fromTablet}>
        <IconLink label={labels.profile} icon={<UserIcon size={22} />} href={profileHref} />
      </span>
      <span className={styles.fromTablet}>
        <IconLink
          label={labels.wishlist(wishlistCount)}
          icon={<HeartIcon size={22} />}
          href={wishlistHref}
        >
          <CountBadge count={wishlistCount} />
        </IconLink>
      </span>
      <IconLink label={labels.cart(cartCount)} icon={<BagIcon size={22} />} href={cartHref}>
        <CountBadge count={cartCount} />
      </IconLink>
    </HeaderFrame>
  );
};
