/** Height of the buy bar that sticks to the lower edge of a product page. Fixed elements stay above it. */
export const buyBarHeight = "--pl-buybar";
/** Height of the bar of a form or a selection that sticks to the lower edge of a page of the desk. `useStickyBar` sets it. */
export const stickyBarHeight = "--pl-stickybar";
