import { ButtonLink, EmptyState, Spinner, Stack, useHydrated } from "@pallu/ui";
import type { ReactElement } from "react";
import { AccountLayout } from "../../features/account/AccountLayout.tsx";
import { Personal } from "../../features/session/Personal.tsx";
import { wishlistNotice } from "../../features/personalList/additions.ts";
import { PostedOutcome } from "../../features/personalList/PostedOutcome.tsx";
import { useReadOnOpen } from "../../features/personalList/useReadOnOpen.ts";
import { useVisitorLog } from "../../features/session/useVisitorLog.ts";
import { useWishlist } from "../../features/wishlist/WishlistProvider.tsx";
import { RetryPanel } from "../../platform/ui/Retry.tsx";
import { MoreToSee } from "../../sections/MoreToSee.tsx";
import { WishlistItems } from "./WishlistItems.tsx";
import type { PageMeta } from "../../platform/routing/route.ts";

export const meta: PageMeta = {
  title: "Wishlist",
  description: "What you have your eye on.",
  isPersonal: true,
};

/** Visitors see only the specified text (ROL-10). */
const EmptyWishlist = ({ visitor }: { visitor: boolean }): ReactElement => (
  <Stack gap="s48">
    <EmptyState
      title="No items in wishlist"
      motif="hanger"
      action={
        visitor ? (
          <ButtonLink href="/login">Login</ButtonLink>
        ) : (
          <ButtonLink href="/allproducts">See all products</ButtonLink>
        )
      }
    >
      {visitor ? undefined : "The heart on a product puts it here, for another day."}
    </EmptyState>
    {!visitor && <MoreToSee />}
  </Stack>
);

const WishlistBody = (): ReactElement => {
  const wishlist = useWishlist();
  const { state, entries, reload } = wishlist;
  useReadOnOpen(wishlist);
  const hydrated = useHydrated();
  if (!hydrated || state === "loading") return <Spinner text="Loading wishlist..." />;
  if (state === "error") return <RetryPanel onRetry={reload} />;
  return (
    <WishlistItems entries={entries} whenEmpty={<EmptyWishlist visitor={state === "visitor"} />} />
  );
};

const WishlistPage = (): ReactElement => {
  useVisitorLog();
  return (
    <AccountLayout title="Wishlist">
      <PostedOutcome noticeOf={wishlistNotice} />
      <Personal>
        <WishlistBody />
      </Personal>
    </AccountLayout>
  );
};

export default WishlistPage;
