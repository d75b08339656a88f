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
    keys: [["Enter, Space", "Press the button"]],
    spoken: "the name; while busy also 'unavailable' and the busy text. The focus stays",
  },
  {
    component: "IconButton",
    pattern: "Native button; a toggle button if it has two states",
    keys: [["Enter, Space", "Press the button or change its state"]],
    spoken: "a verb and an object, 'Add Rani silk to wishlist', and whether it is pressed",
  },
  {
    component: "Link",
    pattern: "Native anchor",
    keys: [["Enter", "Follows the link"]],
    spoken: "the name, with the hint about a new tab",
  },
  {
    component: "Accordion, FaqGroups",
    pattern: "APG accordion: a button in a heading",
    keys: [
      ["Enter, Space", "Open or close an item"],
      [
        "Down, Up",
        "Go to the next or previous title, from the last to the first too. Disabled ones are left out",
      ],
      ["Home, End", "Go to the first or last title"],
    ],
    spoken:
      "heading, title, button, 'expanded' or 'collapsed'. An open panel is a region with that title",
  },
  {
    component: "Tabs",
    pattern: "APG tabs with automatic activation",
    keys: [
      ["Arrows", "Select the next or previous tab, by writing direction"],
      ["Home, End", "Select the first or last tab"],
      ["Tab", "Moves from the tabs to the panel"],
    ],
    spoken: "'tab 2 of 3, selected'",
  },
  {
    component: "Dialog, Popover, ResultDialog",
    pattern: "APG modal dialog",
    keys: [
      ["Tab, Shift Tab", "Move within the dialog"],
      ["Escape", "Closes it. The focus returns to the element that opened it"],
    ],
    spoken: "the title as name and the text as description. The page behind is inert",
  },
  {
    component: "Lightbox",
    pattern: "APG modal dialog in full screen",
    keys: [
      ["+, −", "Enlarge the picture, show all of it"],
      [
        "Arrows",
        "Move the enlarged picture. Otherwise show the next or previous one, by writing direction",
      ],
      ["Tab, Shift Tab", "Move within the dialog"],
      ["Escape", "Closes it. The focus returns to the element that opened it"],
    ],
    spoken: "'2 of 4' and the content of the picture",
  },
  {
    component: "LifeSizeDialog",
    pattern: "APG modal dialog with a disclosure, an APG slider and a native scroller",
    keys: [
      ["Left, Right", "Move the slider by one step, by writing direction. Scroll the cloth"],
      ["Page Up, Page Down", "Move the slider by ten steps"],
      ["Escape", "Closes it. The focus returns to the element that opened it"],
    ],
    spoken:
      "whether the size is an estimate; on the slider 'Size of the outline, 96 pixels per inch'",
  },
  {
    component: "SiteHeader",
    pattern: "APG disclosure navigation in popovers, not a menu; on small screens in a modal one",
    keys: [
      ["Enter, Space", "Open or close a panel or the menu"],
      ["Tab", "Moves through the links of an open panel"],
      ["Escape", "Closes it. The focus returns to the element that opened it"],
    ],
    spoken: "counts as part of a name, 'Cart, 3 items', and which link is the current page",
  },
  {
    component: "SearchDialog, SearchPanel",
    pattern: "APG combobox in a search landmark, in a modal dialog",
    keys: [
      ["Letters, Digits", "Filter the results"],
      ["Down, Up", "Mark the next or previous result. Before the first one is the field"],
      ["Enter", "Opens the marked result, or else all results"],
      ["Escape", "Closes the dialog. The focus returns to the element that opened it"],
    ],
    spoken: "the number of results, '4 products', and the marked one",
  },
  {
    component: "ClothStrip",
    pattern:
      "Native scroller in a named region; without JavaScript it only cannot be dragged by a mouse",
    keys: [["Left, Right", "Scroll along the cloth"]],
    spoken: "the name of the region, the hint, then a list of the parts with their lengths",
  },
  {
    component: "Carousel",
    pattern: "APG carousel, pause button first",
    keys: [
      ["Tab", "Moves to pause, previous and next, then to the slides"],
      ["Enter, Space", "Press the button"],
      ["Arrows", "Show the next or previous slide, by writing direction"],
    ],
    spoken: "'2 of 5' after a step. Nothing during autoplay",
  },
  {
    component: "ProductGallery",
    pattern:
      "Thumbnails are links, the current one marked; the picture in full screen is a modal popover",
    keys: [
      ["Enter", "Show the picture of a thumbnail, or the shown picture in full screen"],
      ["Arrows", "In full screen: show the next or previous picture"],
      ["Escape", "Close the full screen. The focus returns to its link"],
    ],
    spoken: "the content of the picture, 'link, current'",
  },
  {
    component: "FilterLayout",
    pattern: "Native disclosures (details); below 1280 px in a modal popover",
    keys: [
      ["Enter, Space", "Open or close a group"],
      ["Escape", "Closes the popover. The focus returns to its button"],
    ],
    spoken: "the heading of a group, 'expanded' or 'collapsed'",
  },
  {
    component: "Popover that is not modal",
    pattern: "Native popover beside its button",
    keys: [
      ["Enter, Space", "Open or close it. The focus stays on the button"],
      ["Tab", "Moves into it. It closes when the focus leaves it"],
      ["Escape", "Closes it. The focus returns to its button"],
    ],
    spoken: "the name of the button with the count, 'Bag, 22 items', and 'expanded' or 'collapsed'",
  },
  {
    component: "RangeSlider",
    pattern: "APG multi-thumb slider",
    keys: [
      ["Arrows", "Move the thumb by one step, by writing direction"],
      ["Page Up, Page Down", "Move it by ten steps"],
      ["Home, End", "Move it to its lowest or highest value"],
    ],
    spoken: "the label and the value, 'Lowest price, ₹1,200'",
  },
  {
    component: "QuantityStepper",
    pattern: "Spin button (text input) between two buttons",
    keys: [
      ["Up, Down", "One more, one less"],
      ["Digits", "Type a quantity"],
    ],
    spoken: "a status if there are not as many: 'Only 3 items available in stock'",
  },
  {
    component: "ColourSwatches, OptionLinks",
    pattern: "Links, the current one marked",
    keys: [["Enter", "Open the colour or the size"]],
    spoken: "the name of the colour or the size, 'current' and 'sold out'",
  },
  {
    component: "Checkbox, Switch",
    pattern: "Native checkbox; the switch with role switch",
    keys: [["Space", "Changes the state"]],
    spoken: "the name, and 'checked' or 'on'",
  },
  {
    component: "Select",
    pattern: "Native select",
    keys: [["Arrows, Letters", "Select an option, as on the platform"]],
    spoken: "name, value and error",
  },
  {
    component: "TextField, PasswordField, TextArea",
    pattern: "Native input with associated label, hint and error",
    keys: [["Tab", "Moves to the field, then to the button in it"]],
    spoken: "label, hint and error",
  },
  {
    component: "ProductCard",
    pattern: "Article with one stretched link and separate buttons",
    keys: [
      ["Tab", "Moves to the wishlist button, the link, Add to Cart and Quick View"],
      ["Enter", "Follows the link or presses the button"],
    ],
    spoken: "the name of the product with each button",
  },
  {
    component: "DataTable, OrdersTable, CartTable",
    pattern: "Native table with row headers; stacked on narrow screens",
    keys: [["Tab", "Moves through the controls of each row"]],
    spoken: "the heading and the value of a cell, in both layouts",
  },
  {
    component: "Notice, ErrorState",
    pattern: "Status; alert for errors",
    keys: [["Tab", "Moves to the action and the close button"]],
    spoken: "the text once, when it appears",
  },
  {
    component: "BackToTop",
    pattern: "Native button",
    keys: [["Enter, Space", "Scroll to the top of the page"]],
    spoken: "the name",
  },
  {
    component: "SkipLink",
    pattern: "Native anchor, visible while it has the focus",
    keys: [["Enter", "Continues in the main content"]],
    spoken: "the name",
  },
  {
    component: "Menu",
    pattern: "APG menu button, a popover of the browser",
    keys: [
      ["Enter, Space", "On the button: open the menu, on its first item. On an item: choose it"],
      [
        "Down, Up",
        "On the button: open the menu, on its first or last item. In it: move, and go round",
      ],
      ["Home, End", "Go to the first or last item"],
      ["Letters", "Go to the next item that begins with them"],
      ["Escape, Tab", "Close it. The focus returns to the button"],
    ],
    spoken: "the name of the menu, the item with its note, and 'unavailable'",
  },
  {
    component: "NumberField, StockField",
    pattern: "Text field; APG spinbutton with `steps`",
    keys: [
      ["Up, Down", "One step up or down, with `steps`"],
      ["Page Up, Page Down", "Ten steps up or down, with `steps`"],
    ],
    spoken: "the label, the number with its unit, and the error when the field is left",
  },
  {
    component: "SelectableTable",
    pattern: "Native table with checkboxes and links, no grid",
    keys: [
      ["Tab", "Goes to the next link, checkbox or button"],
      ["Space", "Selects the row of a checkbox, or all rows shown"],
      ["Enter", "Follows a link: opens the row, or sorts by a heading"],
    ],
    spoken: "'Select Order 1042, checkbox, not checked', and of a heading how it is sorted",
  },
  {
    component: "PictureList",
    pattern: "List with buttons",
    keys: [["Enter, Space", "Move the picture. The focus stays on the button"]],
    spoken: "the button with the name of the file, then the new place: 'border.jpg is now 1 of 3'",
  },
];
