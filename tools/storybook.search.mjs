/** Words, and the page or story that the search of the sidebar must list, first as a rule. */
import { toId } from "storybook/internal/csf";
import { read } from "./sources.mjs";
import { sidebarFile, storyAliasesFile } from "./storyCoverage.sidebar.mjs";

/** Words of titles and of stories, which need no alias. */
const words = {
  "empty wishlist": "screens-account-wishlist--empty",
  "coupon refused": "screens-checkout-checkout--coupon-refused",
  "bottom sheet": "overlays-sheet--bottom",
  "order history": "screens-account-orderhistory",
  "empty cart": "screens-checkout-cart--empty",
  faq: "screens-content-faq",
  "star rating": "product-starrating--docs",
  "sold out": "product-productcard--sold-out",
  wishlist: "screens-account-wishlist",
  favourites: "product-wishlistcard--docs",
  "back to top": "navigation-backtotop--docs",
  "visually hidden": "text-media-visuallyhidden--docs",
  lightbox: "overlays-lightbox--docs",
  accordion: "navigation-accordion--docs",
  price: "product-price--docs",
  spinner: "feedback-spinner--docs",
  "own colours": "foundations-your-brand--docs",
  glossary: "welcome-glossary--docs",
  "primary button loading": "actions-button--docs",
  illustrations: "text-media-motif--docs",
  swatches: "forms-colourswatches--docs",
  support: "welcome-the-package--docs",
  command: "navigation-searchdialog--docs",
  "input otp": "forms-otpfield--docs",
  className: "welcome-the-package--docs",
  "right to left": "actions-button--right-to-left",
  "forced colours": "forms-colourswatches--forced-colors",
};

/** Aliases that other stories have in their name. Those may be listed before the page. */
const shared =
  `all errors, home, overview, all components, multi-step form, review a picture, text colour, text styles,
  border pattern, dark theme, theme file, primary color, left to right, max width, colour dot, field error,
  one-time code, no data, side panel, slide-out cart, details summary, scroll to top, top products, product detail strip,
  result count, cart, checkout form, checkout steps, checkout page, order list, success page, view all, feature list,
  blog post, terms, page not found, rich text, profile menu, login form, sign in, all screens, templates, category page,
  shop, front page, product page, place order, create account, 404 page,
  router link, dark colours, dark palette, box with a background, resource list`.split(/,\s+/);

/** The page of a component, or a story of a screen, which has no page. */
const idOf = (title) => (title.startsWith("Screens/") ? `${toId(title)}--` : toId(title, "Docs"));

const pages = Object.entries(JSON.parse(read(sidebarFile))).flatMap(([group, names]) =>
  Object.entries(names).map(([name, aliases]) => ({ id: idOf(`${group}/${name}`), aliases })),
);
const stories = Object.entries(JSON.parse(read(storyAliasesFile)));

/**
 * Returns the words with the beginning of the id that they lead to.
 * @param {boolean} areAll whether every alias of a page is searched, not only its first one
 * @returns {{ word: string, id: string, isFirst: boolean }[]}
 */
export const listSearches = (areAll) =>
  [
    ...Object.entries(words),
    ...stories.flatMap(([id, aliases]) => aliases.map((word) => [word, id])),
    ...pages
      .flatMap(({ id, aliases }) =>
        aliases.slice(0, areAll ? undefined : 1).map((word) => [word, id]),
      )
      .filter(([word]) => !(word in words)),
  ].map(([word, id]) => ({ word, id, isFirst: !shared.includes(word) }));
