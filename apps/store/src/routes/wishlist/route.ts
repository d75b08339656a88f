import { addAction } from "../../features/personalList/addAction.ts";
import { wishlistAddition } from "../../features/personalList/additions.ts";
import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/wishlist"];

export const server: ServerRoute = {
  flags: ["added", "already"],
  action: (post) => addAction(wishlistAddition, post),
};
