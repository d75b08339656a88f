export interface KeyboardContract {
  readonly component: string;
  /** Pattern of the ARIA Authoring Practices Guide, or the native element. */
  readonly pattern: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
  readonly spoken: string;
}

/** Keyboard and screen reader behaviour of each component. Its stories test it. */
export const keyboardContracts: readonly KeyboardContract[] = [
  {
    component: "Button",
    pattern: "Native button; a link styled as a button stays a link",
    keys: [["Enter, Space", "presses"]],
    spoken: "Name; while busy 'unavailable' and the busy text, focus kept",
  },
  {
    component: "IconButton",
    pattern: "Native button, toggle where it has two states",
    keys: [["Enter, Space", "presses or toggles"]],
    spoken: "Verb and object: 'Add Rani silk to wishlist', pressed or not",
  },
  {
    component: "Link",
    pattern: "Native anchor",
    keys: [["Enter", "follows"]],
    spoken: "Name, including the hint about a new tab",
  },
  {
    component: "Accordion, FaqGroups",
    pattern: "APG accordion: a button in a heading",
    keys: [
      ["Enter, Space", "opens or closes an item"],
      ["Down, Up", "next and previous title that is not disabled, around the ends"],
      ["Home, End", "first and last title"],
    ],
    spoken:
      "Heading, title, button, 'expanded' or 'collapsed'; an open panel is a region with the title",
  },
  {
    component: "Tabs",
    pattern: "APG tabs with automatic activation",
    keys: [
      ["Arrows", "next and previous tab, by writing direction"],
      ["Home, End", "first and last tab"],
      ["Tab", "moves to the panel"],
    ],
    spoken: "'Tab 2 of 3, selected'",
  },
  {
    component: "Dialog, Popup, ResultDialog, Sheet",
    pattern: "APG modal dialog",
    keys: [
      ["Tab, Shift Tab", "moves within the dialog"],
      ["Escape", "closes; the focus returns to the opener"],
    ],
    spoken: "Title as name, text as description; the page behind is inert",
  },
  {
    component: "Lightbox",
    pattern: "APG modal dialog in full screen",
    keys: [
      ["+, −", "enlarges, shows the whole picture"],
      ["Arrows", "move the enlarged picture; otherwise previous and next, by writing direction"],
      ["Tab, Shift Tab", "moves within the dialog"],
      ["Escape", "closes; the focus returns to the opener"],
    ],
    spoken: "'2 of 4', and the content of the picture",
  },
  {
    component: "LifeSizeDialog",
    pattern: "APG modal dialog with a disclosure, an APG slider and a native scroller",
    keys: [
      ["Left, Right", "on the slider one step, by writing direction; on the cloth they scroll"],
      ["Page Up, Page Down", "ten steps of the slider"],
      ["Escape", "closes; the focus returns to the opener"],
    ],
    spoken: "Whether the size is an estimate; 'Size of the outline, 96 pixels per inch'",
  },
  {
    component: "SiteHeader",
    pattern: "APG disclosure navigation, not a menu; on small screens in a modal popover",
    keys: [
      ["Enter, Space", "opens or closes a panel or the menu"],
      ["Tab", "moves through the links of an open panel"],
      ["Escape", "closes it; the focus returns to its summary, or to the menu's button"],
    ],
    spoken: "Counts are part of a name: 'Bag, 3 items'; the current page has aria-current",
  },
  {
    component: "SearchPanel",
    pattern: "Dialog with a search landmark",
    keys: [
      ["Typing", "filters; the number of results is announced"],
      ["Enter", "goes to the results"],
      ["Escape", "closes"],
    ],
    spoken: "'4 results'",
  },
  {
    component: "ClothStrip",
    pattern:
      "Native scroller in a named region; without JavaScript it only cannot be dragged by a mouse",
    keys: [["Left, Right", "scroll along the cloth"]],
    spoken: "Region's name and hint, then a list of the parts with their lengths",
  },
  {
    component: "Carousel",
    pattern: "APG carousel, pause button first",
    keys: [
      ["Tab", "pause, previous, next, then the slides"],
      ["Enter, Space", "presses"],
      ["Arrows", "previous and next slide, by writing direction"],
    ],
    spoken: "'Slide 2 of 5'; not announced during autoplay",
  },
  {
    component: "RangeSlider",
    pattern: "APG multi-thumb slider",
    keys: [
      ["Arrows", "one step, by writing direction"],
      ["Page Up, Page Down", "ten steps"],
      ["Home, End", "minimum and maximum"],
    ],
    spoken: "'Lowest price, ₹1,200'",
  },
  {
    component: "QuantityStepper",
    pattern: "Spin button (text input) between two buttons",
    keys: [
      ["Up, Down", "one more, one less"],
      ["Digits", "typed quantity"],
    ],
    spoken: "Exceeding the stock is a status: 'Only 3 items available in stock'",
  },
  {
    component: "ColourSwatches",
    pattern: "Native radio group",
    keys: [["Arrows", "select"]],
    spoken: "Name of the colour, 'checked', 'sold out'",
  },
  {
    component: "Checkbox, Switch",
    pattern: "Native checkbox; the switch with role switch",
    keys: [["Space", "toggles"]],
    spoken: "Name, 'checked' or 'on'",
  },
  {
    component: "Select",
    pattern: "Native select",
    keys: [["Arrows, letters", "select, as on the platform"]],
    spoken: "Name, value, error",
  },
  {
    component: "TextField, PasswordField, TextArea",
    pattern: "Native input with associated label, hint and error",
    keys: [["Tab", "moves to the field, then to its button"]],
    spoken: "Label, hint, error",
  },
  {
    component: "ProductCard",
    pattern: "Article with one stretched link and separate buttons",
    keys: [
      ["Tab", "wishlist, link, Add to Cart, Quick View"],
      ["Enter", "follows the link or presses"],
    ],
    spoken: "Button names include the product name",
  },
  {
    component: "DataTable, OrdersTable, CartTable",
    pattern: "Native table with row headers; stacked on narrow screens",
    keys: [["Tab", "moves through the controls of each row"]],
    spoken: "Header and value of a cell, in both layouts",
  },
  {
    component: "Notice, ErrorState",
    pattern: "Status; alert for errors",
    keys: [["Tab", "moves to the action and the close button"]],
    spoken: "Once, when it appears",
  },
  {
    component: "BackToTop, SkipLink",
    pattern: "Native button and anchor",
    keys: [["Enter", "scrolls and moves the focus"]],
    spoken: "Name",
  },
];
