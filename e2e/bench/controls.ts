/** The controls that a visitor may touch first, and what shows that a touch was answered. */

export interface Control {
  name: string;
  /** Path of the page. `{product}` stands for the path of a product in stock. */
  path: string;
  /** Document that the path is answered with, instead of the shop's. */
  html?: string;
  /** Whether a customer is logged in. */
  isLoggedIn?: boolean;
  /** Expression in the page that returns the element to touch, null while there is none. */
  target: string;
  /** Expression in the page that returns whether the result of the touch is visible. `target` is the touched element. */
  isAnswered: string;
}

const named = (name: string, within = "document"): string =>
  `[...${within}.querySelectorAll("button,a,input,summary,[role=tab]")].find((element) =>
    (element.getAttribute("aria-label") ?? element.labels?.[0]?.textContent ?? element.textContent).trim().startsWith(${JSON.stringify(name)}) &&
    element.getBoundingClientRect().width > 0 && element.checkVisibility({ visibilityProperty: true }))`;

const isShown = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.left < innerWidth && box.right > 0 && box.top < innerHeight && getComputedStyle(element).visibility === "visible";
  })`;

const isPage = (path: string, heading: string): string =>
  `location.pathname.startsWith(${JSON.stringify(path)}) && [...document.querySelectorAll("h1")].some((element) => /${heading}/i.test(element.textContent))`;

const cartCount = `(document.querySelector('header a[href="/cart"]')?.getAttribute("aria-label") ?? "") + document.querySelector('header a[href="/cart"]')?.textContent`;

export const controls: readonly Control[] = [
  {
    name: "home: menu",
    path: "/",
    target: named("Open menu"),
    isAnswered: isShown(":popover-open nav a"),
  },
  {
    name: "home: search",
    path: "/",
    target: named("Search"),
    isAnswered: `document.activeElement?.matches("input") && ${isShown(":popover-open input")}`,
  },
  {
    name: "home: cart",
    path: "/",
    isLoggedIn: true,
    target: named("Cart"),
    isAnswered: isPage("/cart", "cart"),
  },
  { name: "home: login", path: "/", target: named("Login"), isAnswered: isPage("/login", "login") },
  {
    name: "home: next slide",
    path: "/",
    target: named("Next slide"),
    isAnswered: `(() => {
      const region = target.closest("[aria-roledescription]") ?? document;
      const scroller = [...region.querySelectorAll("*")].find((element) => element.scrollWidth > element.clientWidth + 40);
      // The slides may have moved on their own before the touch.
      return scroller !== undefined && Math.abs(scroller.scrollLeft - (scroller.scrolledBefore ??= scroller.scrollLeft)) > 4;
    })()`,
  },
  {
    name: "home: pause slides",
    path: "/",
    target: named("Pause slides"),
    isAnswered: `/^Play/.test(target.getAttribute("aria-label") ?? target.textContent)`,
  },
  {
    name: "listing: add to wishlist",
    path: "/allproducts",
    isLoggedIn: true,
    target: named("Add to wishlist"),
    isAnswered: `target.getAttribute("aria-pressed") === "true" || !target.isConnected || !/^Add/.test(target.getAttribute("aria-label"))`,
  },
  {
    name: "listing: add to cart",
    path: "/allproducts",
    isLoggedIn: true,
    target: named("Add to Cart"),
    isAnswered: `(${cartCount}) !== start.cart`,
  },
  {
    name: "listing: add to cart, logged out",
    path: "/allproducts",
    target: named("Add to Cart"),
    isAnswered: `${isShown("[role=status] *, [role=alert] *")} || location.pathname === "/login"`,
  },
  {
    name: "listing: filter",
    path: "/allproducts",
    target: named("Filter"),
    isAnswered: isShown(":popover-open input"),
  },
  {
    name: "listing: product",
    path: "/allproducts",
    target: `document.querySelector("main article h2 a")`,
    isAnswered: `location.pathname.startsWith("/product-details/") && document.querySelector("h1")?.textContent.trim() === start.text`,
  },
  {
    name: "product: colour",
    path: "{product}",
    target: `document.querySelectorAll("main fieldset a")[1]`,
    isAnswered: `!(document.querySelector("main img")?.alt ?? start.alt).startsWith(start.alt)`,
  },
  {
    name: "product: picture",
    path: "{product}",
    target: `document.querySelectorAll("main section li a[aria-current]")[1]`,
    isAnswered: `target.getAttribute("aria-current") === "true"`,
  },
  {
    name: "product: zoom",
    path: "{product}",
    target: named("Zoom in"),
    isAnswered: isShown("[role=dialog] img"),
  },
  {
    name: "product: quantity",
    path: "{product}",
    target: named("Increase quantity"),
    isAnswered: `document.querySelector("main [role=spinbutton]")?.value === "2"`,
  },
  {
    name: "product: add to cart",
    path: "{product}",
    isLoggedIn: true,
    target: named("Add to Cart", `document.querySelector("main")`),
    isAnswered: `(${cartCount}) !== start.cart`,
  },
  {
    name: "product: add to wishlist",
    path: "{product}",
    isLoggedIn: true,
    target: named("Add to Wishlist"),
    isAnswered: `target.getAttribute("aria-pressed") === "true" || !/^Add to Wishlist/.test(target.textContent.trim())`,
  },
  {
    name: "product: tab",
    path: "{product}",
    target: named("Shipping", `document.querySelector("main")`),
    isAnswered: `target.getAttribute("aria-selected") === "true"`,
  },
  {
    name: "faq: question",
    path: "/faq",
    target: `document.querySelector("main h3 button[aria-expanded]")`,
    isAnswered: `target.ariaExpanded === "true" && document.getElementById(target.getAttribute("aria-controls")).checkVisibility()`,
  },
];

/** A page without scripts, whose `details` is the least that a touch can open. Its document says that it is hydrated. */
export const staticDetails: Control = {
  name: "static page: details",
  path: "/static-details",
  html: '<!doctype html><meta name="viewport" content="width=device-width"><title>Details</title><details><summary>More</summary><p>Text</p></details><script>document.dispatchEvent(new Event("pallu:hydrated"))</script>',
  target: named("More"),
  isAnswered: isShown("details[open] p"),
};

/** State of the page before the touch, which `isAnswered` reads as `start`. */
export const startState = `({
  cart: ${cartCount},
  text: target.textContent.trim(),
  alt: (document.querySelector("main img")?.alt ?? "").split(" ").slice(0, 2).join(" "),
})`;
