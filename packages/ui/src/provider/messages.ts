import type { DeskMessages } from "./deskMessages.ts";

type WithCount = (count: number) => string;
type WithPosition = (number: number, count: number) => string;

/** The texts that components render themselves, by component. Content is passed as props. */
export interface Messages extends DeskMessages {
  articleBody: { contents: string; note: string; notes: string };
  carousel: {
    previous: string;
    next: string;
    pause: string;
    play: string;
    position: WithPosition;
  };
  cartTable: {
    caption: string;
    product: string;
    price: string;
    quantity: string;
    total: string;
    remove: string;
    /** Text beside the total while a change is saved. */
    updating: string;
  };
  checkboxGroup: {
    /** Receives the number of hidden options. */
    more: WithCount;
    fewer: string;
  };
  clothStrip: {
    /** How to move along the cloth. */
    hint: string;
    /** A mark of the ruler. Receives the metres from the beginning of the cloth. */
    metre: WithCount;
  };
  colourSwatches: {
    /** Added to the name of a sold-out colour. */
    soldOut: string;
  };
  combobox: {
    /** Shown if no option matches. */
    none: string;
    /** Announced while someone types. */
    found: WithCount;
  };
  comments: { form: string; name: string; email: string; comment: string; send: string };
  countdown: { days: string; hours: string; minutes: string; seconds: string };
  dialog: { close: string };
  filterChips: {
    /** Added to the accessible name of a chip. */
    remove: string;
    clear: string;
  };
  lightbox: {
    close: string;
    previous: string;
    next: string;
    zoomIn: string;
    zoomOut: string;
    position: WithPosition;
  };
  lifeSize: {
    /** Shown until the screen has been measured. */
    estimate: string;
    /** Shown when the screen has been measured. */
    measured: string;
    /** Button that opens the outline of a bank card. */
    measure: string;
    /** How to use the outline. */
    howTo: string;
    /** Name of the slider that sizes the outline. */
    size: string;
    /** Value of the slider. Receives CSS px per inch. */
    resolution: WithCount;
    /** Button that keeps the size of the outline. */
    confirm: string;
    /** A length. Receives centimetres. */
    centimetre: WithCount;
    /** How to move along the cloth. */
    hint: string;
  };
  link: {
    /** Added to the accessible name of an external link. */
    newTab: string;
  };
  needsScripts: { text: string };
  newsletterForm: { submit: string; busy: string };
  notice: { close: string };
  optionLinks: {
    /** Added to the name of a sold-out value. */
    soldOut: string;
  };
  ordersTable: {
    number: string;
    customer: string;
    status: string;
    action: string;
    /** Text of the link to the invoice. */
    view: string;
    /** Added to the link's accessible name. Receives the order's number. */
    newTab: (number: string) => string;
  };
  passwordField: { show: string };
  price: {
    /** Spoken before the offer if there is a list price. */
    offer: string;
    /** Spoken before the list price. */
    list: string;
    /** What stands before and after the lowest of several prices. One of them may be empty. */
    from: readonly [before: string, after: string];
  };
  productCard: {
    addToCart: string;
    /** Link to the product instead of `addToCart`. Receives what must be chosen there, for example "size". */
    choose: (option: string) => string;
    adding: string;
    added: string;
    quickView: string;
    wish: string;
    view: string;
    soldOut: string;
  };
  quantityStepper: { decrease: string; increase: string };
  searchDialog: { clear: string; placeholder: string; submit: string };
  searchPanel: { recent: string; results: string };
  /** Of `SiteHeader` and `TemplateHeader`. */
  siteHeader: {
    nav: string;
    menu: string;
    /** Heading of the menu. */
    menuTitle: string;
    search: string;
    profile: string;
    login: string;
    wishlist: WithCount;
    cart: WithCount;
    /** Name of a button of a `TemplateHeader`, whose panel has this title. */
    items: (title: string, count: number) => string;
  };
  starRating: {
    /** Accessible name of the stars. Receives the rating, for example 4.5. */
    value: WithCount;
  };
  textArea: { left: WithCount };
  wishlistCard: { move: string; remove: string };
  wordmark: {
    /** Accessible name of the link. Receives the name of the shop. */
    home: (name: string) => string;
  };
}

/** Some of the texts. English replaces the others. */
export type PartialMessages = {
  readonly [Name in keyof Messages]?: Partial<Messages[Name]> | undefined;
};
