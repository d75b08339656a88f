import { addAction } from "../../features/personalList/addAction.ts";
import { cartAddition } from "../../features/personalList/additions.ts";
import type { ServerRoute } from "../../platform/routing/route.ts";

export const paths = ["/cart"];

export const server: ServerRoute = {
  flags: ["added", "already"],
  action: (post) => addAction(cartAddition, post),
};
