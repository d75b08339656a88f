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
    pattern: "Native button; a link that looks like a button stays a link",
    keys: [["Enter, Space", "presses"]],
    spoken: "Name; while busy 'unavailable', the words change and the focus stays",
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
    spoken: "Name; a new tab is announced in it",
  },
  {
    component: "Accordion",
    pattern: "APG accordion: buttons in headings",
    keys: [
      ["Enter, Space", "opens or closes a section"],
      ["Up, Down", "moves between the headings"],
      ["Home, End", "first and last heading"],
    ],
    spoken: "Heading level, 'expanded' or 'collapsed'",
  },
  {
    component: "Tabs",
    pattern: "APG tabs, selected with the focus",
    keys: [
      ["Arrows", "next and previous tab, with the direction of writing"],
      ["Home, End", "first and last tab"],
      ["Tab", "into the panel"],
    ],
    spoken: "'Tab 2 of 3, selected'",
  },
  {
    component: "Dialog, ResultDialog, Sheet",
    pattern: "APG modal dialog",
    keys: [
      ["Tab, Shift Tab", "stays inside"],
      ["Escape", "closes; the focus returns to what opened it"],
    ],
    spoken: "Title as name, text as description; the page behind is silent",
  },
  {
    component: "SiteHeader",
    pattern: "APG disclosure navigation, not a menu",
    keys: [
      ["Enter, Space", "opens or closes a panel"],
      ["Tab", "through the links of an open panel"],
      ["Escape", "closes it; the focus returns to its button"],
    ],
    spoken: "Counts are part of a name: 'Bag, 3 items'; the current page is marked",
  },
  {
    component: "MobileMenu",
    pattern: "Modal dialog with disclosure groups",
    keys: [
      ["Enter, Space", "opens a group"],
      ["Escape", "closes the sheet"],
    ],
    spoken: "Group name, 'expanded' or 'collapsed'",
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
    component: "Carousel",
    pattern: "APG carousel, Pause first",
    keys: [
      ["Tab", "Pause, previous, next, then the slides"],
      ["Enter, Space", "presses"],
      ["Arrows", "previous and next, with the direction of writing"],
    ],
    spoken: "'Slide 2 of 5'; silent while it plays",
  },
  {
    component: "RangeSlider",
    pattern: "APG multi-thumb slider",
    keys: [
      ["Arrows", "one step, with the direction of writing"],
      ["Page Up, Page Down", "ten steps"],
      ["Home, End", "lowest and highest"],
    ],
    spoken: "'Lowest price, ₹1,200'",
  },
  {
    component: "QuantityStepper",
    pattern: "Native number input between two buttons",
    keys: [
      ["Up, Down", "one more, one less"],
      ["Digits", "typed quantity, judged when the field is left"],
    ],
    spoken: "A refusal is a status: 'Only 3 items available in stock'",
  },
  {
    component: "ColourSwatches, SegmentedControl",
    pattern: "Native radio group",
    keys: [["Arrows", "choose"]],
    spoken: "Name of the colour or segment, 'checked', 'sold out'",
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
    keys: [["Arrows, letters", "choose, as the device has it"]],
    spoken: "Name, value, error",
  },
  {
    component: "TextField, PasswordField, TextArea",
    pattern: "Native input with label, hint and error tied to it",
    keys: [["Tab", "reaches the field, then the button inside it"]],
    spoken: "Label, hint, then what is wrong and how to mend it",
  },
  {
    component: "ProductCard",
    pattern: "Article with one stretched link and its buttons beside it",
    keys: [
      ["Tab", "link, wishlist, Add to Cart, Quick View"],
      ["Enter", "follows the link or presses"],
    ],
    spoken: "Buttons carry the name of the product",
  },
  {
    component: "DataTable, OrdersTable, CartTable",
    pattern: "Native table with row headers; stacked on narrow screens",
    keys: [["Tab", "through the controls of each row"]],
    spoken: "Header and value of a cell, in both forms",
  },
  {
    component: "Notice, ErrorState",
    pattern: "Status; alert for what went wrong",
    keys: [["Tab", "reaches the action and Close"]],
    spoken: "Once, when it appears",
  },
  {
    component: "BackToTop, SkipLink",
    pattern: "Native button and anchor",
    keys: [["Enter", "moves the view and the focus"]],
    spoken: "Name",
  },
];
