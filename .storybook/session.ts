import type { Args } from "@storybook/react-vite";
import type { StoryGlobals } from "./globals.ts";

const header = {
  visitor: {
    profileHref: "/login",
    wishlistHref: "/login",
    cartHref: "/login",
    loginHref: "/login",
    wishlistCount: 0,
    cartCount: 0,
  },
  customer: {
    profileHref: "/my-profile",
    wishlistHref: "/wishlist",
    cartHref: "/cart",
    loginHref: undefined,
    wishlistCount: 2,
    cartCount: 3,
  },
} as const;

const account = {
  visitor: { label: "Login", href: "/login" },
  customer: { label: "My Profile", href: "/my-profile" },
} as const;

/** Returns the story's args for a visitor or a customer: personal links, counts and the account entry. */
export const argsFor = (session: StoryGlobals["session"], args: Args): Args => {
  if (session === "story") return args;
  return {
    ...args,
    ...("profileHref" in args && header[session]),
    ...("account" in args && { account: account[session] }),
  };
};
